### A number keeps to its classifier by a no-break space (U+00A0).

seat-you = คุณ
seat-yours = ขุนนางของคุณ

seat-ready = แมตช์ยังไม่เริ่ม
seat-ready-more = เปิดหน้าจอนี้ไว้ ขุนนางของคุณจะปรากฏที่นี่
seat-over-won = { $eliminates ->
    [yes] คุณได้ไปต่อ
   *[no] คุณชนะ
    }
seat-over-lost = { $eliminates ->
    [yes] คุณตกรอบ
   *[no] แมตช์จบแล้ว
    }
seat-out = คุณออกจากเกมแล้ว ชมต่อได้
seat-over-stopped = พิธีกรยุติแมตช์

ask-starter = ใครเริ่ม
ask-side = แดงหรือน้ำเงิน
ask-draft = เลือกขุนนาง 1 ใบ
ask-act = ตาของคุณ
ask-act-forced = มีตั้งแต่ { $coins } { coin-many }ขึ้นไป ต้องก่อรัฐประหาร
ask-answer = คุณตอบอย่างไร
ask-challenge = ปล่อยผ่านหรือท้า{ $the_noble }
ask-block = ปล่อยผ่านหรือบล็อก
ask-doubt = เชื่อการบล็อกหรือไม่
ask-show = เปิด{ $the_noble }หรือไม่
ask-show-not = คุณไม่มี{ $the_noble }
ask-lose = คุณยอมเสียขุนนางใบไหน
ask-take = คุณเอาขุนนางของใคร
ask-call = เรียกผู้ชม { $count } คน
ask-keep = เก็บไว้ { $count } ใบ
ask-reveal = คุณให้ดูขุนนางใบไหน
ask-examine = สั่งเปลี่ยนหรือให้เก็บไว้
ask-target = { $action ->
    [coup] ก่อรัฐประหารโค่นใคร
    [assassinate] ลอบสังหารขุนนางของใคร
    [steal] ขโมยจากใคร
    [examine] ไต่สวนขุนนางของใคร
    [convert] เปลี่ยนฝ่ายของใคร
   *[other] { $action_name }: ใคร
    }
ask-aimed = เป้าหมายคือคุณ
ask-keep-more = แตะขุนนางที่จะเก็บ ใบที่เหลือคืนกลับ
ask-peek = กดค้างที่ “แอบดู” แล้วตอบตามตำแหน่ง

tap-ask = { $left ->
    [3] แตะ 3 ครั้ง
    [2] อีก 2 ครั้ง
   *[1] อีก 1 ครั้ง
    }
tap-more = การแตะแต่ละครั้งมีผลต่อการสุ่มในแมตช์นี้ จึงไม่มีใครรู้ล่วงหน้าได้
tap-done = ขอบคุณ
tap-done-more = รับการแตะครบ 3 ครั้งแล้ว ต่อไปคือการแจก

again = แตะซ้ำ
again-for = แตะซ้ำ: { $what }
answer-begin-me = ฉันเริ่ม
answer-begin-other = { $name } เริ่ม
answer-begin-more = ได้เล่นตาแรก
answer-final = เปลี่ยนใจไม่ได้
peek = แอบดู
peek-more = กดค้างเพื่อดูขุนนาง
peek-open = ปล่อยเพื่อคว่ำ
peek-left = ใบซ้าย
peek-right = ใบขวา
peek-only = ขุนนางของคุณ
peek-nth = ใบที่ { $place }
answer-allow = ปล่อยผ่าน
answer-allow-more = ให้เป็นไปตามนั้น
answer-allow-block-more = การบล็อกเป็นผล
answer-challenge = ท้า
answer-challenge-more = คุณไม่เชื่อว่ามี{ $the_noble }
answer-block = บล็อก
answer-block-more = ด้วย{ $the_noble }
answer-show = เปิด
answer-show-more = หงาย{ $the_noble }
answer-refuse = ไม่เปิด
answer-refuse-more = คุณเสียขุนนาง 1 ใบ
answer-lose = { $noble_name }
answer-lose-more = ยอมเสียใบนี้
answer-side-more = คนถัดไปรอบโต๊ะสลับฝ่ายกัน
answer-draft-more = เข้ามือคุณ
answer-reveal-more = { $name } เห็นคนเดียว
answer-force = สั่งเปลี่ยน
answer-force-more = { $name } จั่วขุนนางใบใหม่
answer-leave = ให้เก็บไว้
answer-leave-more = { $name } เก็บขุนนางใบนี้ไว้
answer-target = แตะผู้เล่น
answer-own = เปลี่ยนฝ่ายของคุณ
answer-own-more = ไปอีกฝ่าย
answer-others-cost = ของผู้เล่นอื่น: { costs }
answer-another = เลือกแอ็กชันอื่น
act-at = { $action ->
    [coup] ก่อรัฐประหารโค่น { $target }
    [assassinate] ลอบสังหารขุนนางของ { $target }
    [steal] ขโมยจาก { $target }
    [examine] ไต่สวนขุนนางของ { $target }
    [convert] เปลี่ยนฝ่ายของ { $target }
   *[other] { $action_name }: { $target }
    }
does-at = { $name }: { $does }
answer-take = เอาขุนนางของ { $name }
answer-call = เรียก { $names }
answer-call-none = แตะ { $count } ที่นั่ง
answer-keep = ยืนยันการแลก
answer-keep-short = เลือกเก็บอีก { $count } ใบ
keep-yours = ของคุณ
keep-court = จากราชสำนัก
keep-kept = เก็บไว้
keep-back = คืนกลับ
keep-called = จาก { $name }
keep-returns = { $name } ได้{ $the_noble }
keep-swap = สลับ
examined-told = { $name } ให้คุณดูขุนนางใบนี้ คนอื่นไม่เห็น
answered = คุณตอบแล้ว
answered-allow = คุณปล่อยผ่าน
answered-challenge = คุณท้า
answered-block = คุณจะบล็อกด้วย{ $the_noble } ถ้าไม่มีใครท้า
answered-draft = { $noble ->
    [none] คุณเลือกแล้ว
   *[other] คุณเลือก{ $the_noble }แล้ว
    }
answered-wait = จะไปต่อเมื่อทุกคนตอบครบ
sending = กำลังส่ง
extend = +{ $seconds } วิ
extend-more = { $left ->
    [0] ไม่เหลือสิทธิ์
   *[other] เหลือ { $left } ครั้ง
    }
extend-label = ต่อเวลา { $seconds } วินาที { $left ->
    [0] ไม่เหลือสิทธิ์แล้ว
   *[other] เหลือ { $left } ครั้ง
    }

spectator-keep-secret = ดูได้คนเดียว จนกว่าคุณจะเลือกพูด
spectator-none-yet = ขุนนางของคุณจะปรากฏที่นี่เมื่อแจกแล้ว
spectator-out = คุณไม่อยู่ในรายการแล้ว
spectator-hidden = คุณถือขุนนาง 1 ใบ รายการนี้ให้คว่ำไว้
spectator-taken = { $name } เอาขุนนางของคุณไปแล้ว
spectator-empty = แมตช์นี้คุณไม่ได้ถือขุนนาง
spectator-called = { $name } กำลังดูขุนนางของคุณ
spectator-watch = คุณเป็นผู้ชมแมตช์นี้
spectator-match = แมตช์

wake-unavailable = หน้าจอนี้อาจดับเอง ตั้งค่าเครื่องไม่ให้จอดับ

# On a covered preview in the host’s panel only.
seat-covered = คำตอบถูกปิดไว้
