### A number keeps to its classifier by a no-break space (U+00A0).

# The host’s panel, and the plain pages around it: login, home, refused.

## Plain pages
home-title = เดธแมตช์
home-lead = ผู้เข้าชิง 2 คน ขุนนางในมือคนอื่น 11 ใบ ตกรอบ 1 คน
home-audience = จอห้องส่ง
home-audience-about = สำหรับเครื่องฉายในห้องส่ง ทุกคนในเครือข่ายนี้เปิดได้
home-host = พิธีกร
home-host-about = แผงควบคุม ต้องใช้รหัสผ่าน
home-verify = ตรวจสอบไฟล์บันทึก
home-verify-about = เล่นแมตช์ซ้ำตามกติกาในเบราว์เซอร์ ทุกคนเปิดได้
home-seats = ผู้เข้าชิงและผู้ชมเปิดด้วยลิงก์ที่พิธีกรแสดงให้

login-title = พิธีกร
login-lead = รหัสผ่านอยู่ในเทอร์มินัลที่รันระบบ
login-passphrase = รหัสผ่าน
login-enter = เปิดแผงควบคุม
login-failed = รหัสผ่านไม่ถูกต้อง
login-slow = ลองหลายครั้งเกินไป รอสักครู่ก่อนลองอีก
login-home = กลับไปหน้าแรก

refused-title = ลิงก์นี้ใช้ไม่ได้
refused-lead = อาจไม่เคยใช้ได้ หรือมีลิงก์ใหม่มาแทนแล้ว ขอลิงก์ใหม่จากพิธีกร
refused-host-title = เบราว์เซอร์นี้เป็นของพิธีกรหรือผู้กำกับ
refused-host-lead = เปิดลิงก์ในอุปกรณ์ของผู้เล่นเอง หรือในหน้าต่างส่วนตัว
refused-seat-title = เบราว์เซอร์นี้มีที่นั่งในแมตช์
refused-seat-lead = จึงต้องไม่แสดงสิ่งที่พิธีกรหรือผู้กำกับเห็น ใช้อุปกรณ์อื่น หรือหน้าต่างส่วนตัว
refused-hands-title = ใช้เบราว์เซอร์อื่นสำหรับกราฟิกเปิดการ์ดทุกมือ
refused-hands-lead = เบราว์เซอร์ที่แสดงการ์ดทุกมือต้องไม่ใช่ของพิธีกรหรือของที่นั่งใด ใส่ลิงก์นี้ในโปรแกรมมิกซ์ภาพ ส่วนหน้าอื่นใช้เบราว์เซอร์อื่นหรือหน้าต่างส่วนตัว

host-title = แผงควบคุมพิธีกร

## Top line
host-episode = ตอนที่ { $number }
host-rehearsal = ซ้อม
host-stage-ready = ก่อนแมตช์
host-stage-starter = ใครเริ่ม
host-stage-dealt = แจกแล้ว
host-stage-play = ตาที่ { $turn }
host-stage-over = แมตช์จบแล้ว
host-stage-held = หยุดพัก
host-connected = เชื่อมต่อ { $there } จาก { $all } จอ
host-audiences = { $count ->
    [0] ไม่มีจอห้องส่ง
   *[other] จอห้องส่ง { $count } จอ
}
host-hosts = พิธีกร { $count } คน
host-logout = ออกจากระบบ
host-logout-again = กดซ้ำ: ออกจากระบบ

## Trouble with the disk
host-trouble-storage_full = ดิสก์เต็ม
host-trouble-storage_full-do = แมตช์หยุดนิ่ง ไม่มีอะไรสูญหาย เพิ่มที่ว่างในดิสก์ของเครื่องที่รันระบบ
host-trouble-storage_read_only = เขียนดิสก์ไม่ได้
host-trouble-storage_read_only-do = แมตช์หยุดนิ่ง ไม่มีอะไรสูญหาย ทำให้โฟลเดอร์เก็บตอนเขียนได้
host-trouble-storage = เขียนบันทึกไม่ได้
host-trouble-storage-do = แมตช์หยุดนิ่ง ไม่มีอะไรสูญหาย ตรวจดิสก์ของเครื่องที่รันระบบ
host-trouble-again = แล้วสั่งอีกครั้ง
host-trouble-detail = ดิสก์แจ้งว่า: { $detail }
host-owed = มีผลแล้วแต่ยังไม่ได้บันทึก: { $what } ระบบจะสั่งซ้ำเอง ถ้าเริ่มระบบใหม่ก่อนหน้านั้น คำสั่งจะหายไป

host-warning-disk_slow = ดิสก์ช้า: บันทึกครั้งละถึง { $seconds } วินาที
host-warning-disk_slow-do = การแตะทุกครั้งต้องรอเท่านี้ ปิดโปรแกรมอื่นที่เขียนดิสก์ของเครื่องระบบ
host-warning-server_late = ระบบช้า: ถึง { $seconds } วินาที
host-warning-server_late-do = การแตะทุกครั้งต้องรอเท่านี้ ปิดโปรแกรมอื่นในเครื่องระบบ

## Rundown: seats
host-finalists = ผู้เข้าชิง
host-spectators = ผู้ชม
host-role-finalist = ผู้เข้าชิง
host-role-player = ผู้เล่น
host-role-spectator = ผู้ชม
host-role-host_seat = ที่นั่งพิธีกร
host-role-candidate = ผู้ถูกเสนอชื่อ
host-role-opponent = คู่ต่อสู้
host-role-place = ที่นั่ง { $place }
host-players = ผู้เล่น
host-seat-here = เชื่อมต่อแล้ว
host-seat-away = ไม่ได้เชื่อมต่อ
host-seat-away-short = ไม่อยู่
host-seat-stand-in = ผู้เล่นแทนกำลังเล่น
host-seat-host = ไม่มีหน้าจอ
host-seat-eliminated = ตกรอบแล้ว
host-garnets = โกเมน { $count } เม็ด
host-code-of = QR ของ { $name }
host-code-show = แสดง QR
host-code-scan = สแกนเพื่อเปิดที่นั่งนี้
host-code-close = ปิด
host-code-next = ที่นั่งถัดไป
host-code-previous = ที่นั่งก่อนหน้า
host-code-count = ที่นั่ง { $index } จาก { $all }
host-copy = คัดลอกลิงก์
host-copied = คัดลอกแล้ว
host-copy-failed = คัดลอกไม่ได้: เลือกข้อความแล้วคัดลอกเอง
host-reissue = ออกลิงก์ใหม่
host-reissue-confirm = ยืนยันออกลิงก์ใหม่
host-reissue-warning = ลิงก์เดิมและหน้าจอเดิมใช้ไม่ได้ทันที
host-reissue-keep = ใช้ลิงก์เดิม
host-stand-in = เล่นแทน
host-stand-in-for = ผู้เล่นแทนกำลังเล่นให้ { $name }
host-stand-in-give = มอบที่นั่งให้ผู้เล่นแทน
host-stand-in-take = คืนที่นั่ง
host-stand-in-give-again = กดซ้ำ: เล่นแทน
host-stand-in-take-again = กดซ้ำ: คืนที่นั่ง
host-nobody = ไม่มีใคร

## Rundown: addresses
host-addresses = ที่อยู่
host-address-links = ลิงก์ใช้ที่อยู่
host-address-one = ลิงก์ใช้ที่อยู่นี้
host-address-audience = จอห้องส่ง
host-address-copy = คัดลอก
host-address-open = เปิด
host-address-local = เปิดได้เฉพาะเครื่องนี้

## Orders
host-begin-chooser = { $name } มีโกเมนมากกว่า จะถูกถามว่าใครเริ่ม
host-begin-last_winner = { $name ->
    [none] จับสลากว่าใครเริ่ม
   *[other] { $name } ชนะแมตช์ก่อน จึงเริ่ม
    }
host-begin-random = จับสลากว่าใครเริ่ม
host-begin-most = ผู้มีโกเมนมากที่สุดจะถูกถามว่าใครเริ่ม
host-begin-missing-many = ผู้เล่น { $count } คนไม่ได้เชื่อมต่อ
host-begin-lots = โกเมนเท่ากัน: จับสลากว่าใครได้เลือกผู้เริ่ม
host-begin-candidate = โกเมนเท่ากัน: { $name } (ผู้ถูกเสนอชื่อ) จะถูกถามว่าใครเริ่ม
host-begin-opponent = โกเมนเท่ากัน: { $name } (คู่ต่อสู้) จะถูกถามว่าใครเริ่ม
host-begin-missing-one = { $name } ไม่ได้เชื่อมต่อ
host-begin-missing-two = { $first } และ { $second } ไม่ได้เชื่อมต่อ
host-pause = หยุดพัก
host-resume = เล่นต่อ
host-next = ตอนถัดไป
host-why-players = เลือกผู้เล่น { $least } ถึง { $most } คน
host-why-second = เลือกผู้เข้าชิง 2 คน
host-why-garnets = โกเมนต้องเป็นจำนวนเต็มตั้งแต่ 0 ขึ้นไป
host-why-no-next = ผู้ร่วมรายการเหลือน้อยเกินไปสำหรับตอนถัดไป

## The match
host-coins = { coin-many }
host-influence = อิทธิพล
host-influence-left = { $count ->
    [0] ไม่เหลืออิทธิพล
   *[other] เหลืออิทธิพล { $count }
}
host-not-dealt = ยังไม่แจก
host-extensions = ต่อเวลา
host-extensions-left = { $count ->
    [0] ต่อเวลา: ไม่เหลือสิทธิ์
   *[other] ต่อเวลาได้อีก { $count } ครั้ง
}
host-lost = เสียไป
host-lost-none = ยังไม่เสีย
host-on-turn = ถึงตาเล่น
host-out = ออกแล้ว
host-asked = ถูกถาม
host-answered = ตอบแล้ว
host-tools-of = { $name }: การแก้ไข
# Without $count
host-awaited = ยังรอคำตอบของ { $names }
host-hand = ในมือ
host-asking = กำลังถาม
host-asking-since = นาน { $time }
host-asking-nobody = ไม่ได้ถามใคร
host-asking-paused = รออยู่
host-attempt = บนโต๊ะ
host-attempt-none = ไม่มีแอ็กชันบนโต๊ะ
host-attempt-cost = จ่าย { $coins } { coin-many }
host-shown = หงายและออกจากการเล่น
host-shown-none = ไม่มี
host-holder-holds = ถือขุนนาง
host-holder-many = ถือขุนนาง { $count } ใบ
host-holder-called = ถูกเรียกมาที่โต๊ะ
host-holder-out = ไม่ถือขุนนาง
host-steps = บันทึก
host-steps-newest = ไปล่าสุด
host-episodes-none = ไม่มีตอนก่อนหน้า
host-episode-table = { $first } และอีก { $count } คน
host-episode-pair = { $first } กับ { $second }
host-episode-replay = เล่นซ้ำ
host-episode-ready = ยังไม่เริ่ม
host-episode-running = กำลังเล่น
host-episode-stopped = จบโดยไม่มีผู้ชนะ
host-episode-won = { $name } ชนะ
host-episode-over = จบแล้ว
host-episode-export = ส่งออก
host-episode-imported = นำเข้า

## After the match
host-result-won = { $name } ชนะ
host-result-eliminated = { $name } ตกรอบ
host-result-stopped = ยุติแมตช์
host-result-stopped-about = ไม่มีผู้ชนะ และไม่มีใครตกรอบ
host-next-choose = ใครเล่นต่อไป
host-next-order = ตามลำดับที่นั่ง วนตามเข็มนาฬิกา
host-next-swap = สลับที่
host-next-garnets-of = โกเมนของ { $name }

host-holder-none = ขุนนางถูกเอาไปแล้ว
host-seats = ที่นั่ง
host-episodes-bundled = บันทึกที่มากับโปรแกรม
host-score = คะแนนค่ำคืนนี้
host-episodes = ตอน
host-shows-set-up = จัดการรายการ
host-more = เพิ่มเติม
host-steps-none = แมตช์ยังไม่เริ่ม ทุกขั้นจะแสดงที่นี่

## Rundown and GO
host-rundown = ลำดับรายการ
host-go = GO
host-go-end = จบลำดับรายการ
host-go-none = นั่นคือคิวสุดท้าย เปิดตอนถัดไปได้ด้านล่าง
host-go-needs-result = รอจนแมตช์จบ
host-go-not-yet-deal = รอจนรู้ว่าใครเริ่ม
host-go-not-yet-play = รอจนแจกขุนนางเสร็จ
host-early = เร็วไป เพิ่งเปลี่ยนเมื่อครู่ กดอีกครั้ง
host-go-held = รอเพราะเหตุด้านล่าง
host-go-anyway = ไปต่อเลย
host-go-anyway-again = กดซ้ำ: ไปต่อ และบันทึกไว้
host-go-deals = จะแจกขุนนาง
host-go-plays = จะเริ่มเล่นและเดินนาฬิกาเรือนแรก
host-go-plays-untimed = เริ่มการเล่นโดยไม่จับเวลา
host-show-not-begun = รายการยังไม่เริ่ม
host-show-time = รายการ { $time }
host-show-late = ช้า { $time }
host-show-early = เร็ว { $time }
host-show-on-time = ตรงเวลา
host-cue-notes = โน้ตของคิว
host-cue-took = เวลาที่ใช้จริง
host-cue-planned = เวลาที่วางไว้
host-cue-done = (ผ่านแล้ว)
host-cue-now = (กำลังออก)
host-cue-next = (ถัดไป)
host-cue-later = (ภายหลัง)
host-cue-take = กดซ้ำ: ใช้คิวนี้
host-cue-repeat = กดซ้ำ: ทำซ้ำ
host-cue-back = กดซ้ำ: กลับไปคิวนี้
host-cue-skip = กดซ้ำ: ข้าม { $count } คิว
host-again = กดซ้ำ
host-again-short = ?
host-hold-on = กดค้างไว้ …
host-hold-broken = ติดต่อระบบไม่ได้: ยังไม่มีอะไรเกิดขึ้น
host-hold-broken-again = ติดต่อได้แล้ว: กดค้างใหม่

## Cues of the rundown that every show has unless it brings its own
cue-welcome = เปิดรายการ
cue-welcome-notes = ต้อนรับห้องส่ง บอกว่าใครถูกเสนอชื่อให้ตกรอบ และคืนนี้มีอะไรเป็นเดิมพัน
cue-welcome-table = เปิดรายการ
cue-welcome-table-notes = ต้อนรับห้องส่งสู่โต๊ะเล่น
cue-players = ผู้เล่น
cue-players-notes = เรียกผู้เล่นเข้าโต๊ะตามเข็มนาฬิกา ให้ทุกคนเปิดที่นั่งของตนตอนนี้
cue-rules-table = กติกา
cue-rules-table-notes = ขุนนางคนละ 2 ใบ อ้างอะไรก็ได้ จริงหรือเท็จ คนสุดท้ายที่ยังมีขุนนางชนะ
cue-seal-table = ผนึก
cue-seal-table-notes = ลายนิ้วมือบนจอตรึงเลขลับไว้ก่อนแจก ขอให้ห้องส่งถ่ายภาพ แล้วให้ผู้เล่นทุกคนแตะ 3 ครั้ง
cue-deal-table = การแจก
cue-deal-table-notes = ขุนนางคนละ 2 ใบ ห้ามให้ใครดู
cue-winner = ผู้ชนะ
cue-winner-notes = ประกาศชื่อผู้ชนะ หงายขุนนางทุกใบ
cue-score = คะแนน
cue-score-notes = จำนวนแมตช์ที่ชนะในคืนนี้ ถ้าเท่ากัน นับอิทธิพลที่รักษาไว้ ผู้ชนะแมตช์นี้อาจได้เริ่มแมตช์หน้า
cue-finalists = ผู้เข้าชิง
cue-finalists-notes = แนะนำผู้เข้าชิงทั้งสอง ผู้ชม และโกเมนของแต่ละคน ให้ทุกคนเปิดที่นั่งของตนตอนนี้
cue-garnets = โกเมน
cue-garnets-notes = เทียบโกเมน ใครมีมากกว่าได้เลือกว่าใครเริ่ม คำตอบมาจากแท็บเล็ตของผู้เข้าชิงคนนั้น
cue-rules = กติกา
cue-rules-notes = ขุนนางคนละ 2 ใบ อ้างอะไรก็ได้ จริงหรือเท็จ ใครถูกจับได้เสียขุนนาง 1 ใบ ใครไม่เหลือเลยตกรอบ
cue-seal = ผนึก
cue-seal-notes = ลายนิ้วมือบนจอตรึงเลขลับไว้ก่อนแจก ขอให้ห้องส่งถ่ายภาพ แล้วให้ผู้เข้าชิงแตะแท็บเล็ตคนละ 3 ครั้ง
cue-seal-none = แจกด้วยการ์ดจริง จึงไม่มีผนึก ไปที่การแจกได้เลย
cue-deal = การแจก
cue-deal-notes = ขุนนางให้ผู้เข้าชิงคนละ 2 ใบ ผู้ชมคนละ 1 ใบ ห้ามให้ใครดู
cue-play = การเล่น
cue-play-notes = อ่านทุกคำอ้าง ขอให้ห้องส่งเงียบขณะถามผู้เล่น
cue-verdict = คำตัดสิน
cue-verdict-notes = ประกาศว่าใครได้ไปต่อ ค้างภาพไว้ครู่หนึ่ง
cue-elimination = ตกรอบ
cue-elimination-notes = คำกล่าวลาของผู้เข้าชิงที่ตกรอบ หงายขุนนางทุกใบ
cue-proof = การพิสูจน์
cue-proof-notes = เปิดเลขลับ ซึ่งต้องตรงกับผนึกที่ห้องส่งถ่ายภาพไว้ จากนี้ย้อนการเล่นไม่ได้แล้ว
cue-end = กล่าวลา
cue-end-notes = ขอบคุณห้องส่ง และกล่าวราตรีสวัสดิ์

## The gate before play
host-gate-several = { $what } และอีก { $count } คน
host-gate-finalist_away = { $name } ไม่มีหน้าจอ
host-gate-finalist_away-do = แสดง QR อีกครั้ง หรือให้ผู้เล่นแทนลงเล่น
host-gate-not_tapped = { $name } ยังแตะไม่ครบ 3 ครั้ง
host-gate-not_tapped-do = ขอให้แตะ การแตะมีผลต่อการสุ่ม แต่แจกได้แม้ไม่แตะ
host-gate-tablet_hidden = แท็บเล็ตของ { $name } แสดงอย่างอื่นอยู่
host-gate-tablet_hidden-do = นำหน้านี้กลับมาไว้หน้าสุดในเครื่องนั้น
host-gate-tablet_asleep = จอแท็บเล็ตของ { $name } อาจดับ
host-gate-tablet_asleep-do = แตะหน้าจอหนึ่งครั้ง หรือตั้งค่าไม่ให้ล็อก
host-gate-old_build = หน้าของ { $name } เป็นรุ่นเก่า
host-gate-old_build-do = โหลดใหม่ในเครื่องนั้น
host-gate-no_audience = ไม่มีจอห้องส่ง
host-gate-no_audience-do = เปิดที่อยู่ของจอห้องส่งบนเครื่องฉาย (เพิ่มเติม ทางขวา)
host-gate-no_sound = ไม่มีจอห้องส่งที่เปิดเสียง
host-gate-no_sound-do = กดปุ่มใดก็ได้หรือคลิกที่จอ หรือปิดเสียงห้องส่ง
host-gate-no_dealer = ไม่มีใครอยู่ที่หน้าดีลเลอร์
host-gate-no_dealer-do = แจกด้วยการ์ดจริง: เปิดหน้าผู้กำกับแล้วบันทึกการ์ดที่นั่น
host-gate-not_in_show = { $name } ไม่อยู่ในรายการแล้ว
host-gate-not_in_show-do = ใส่ชื่อกลับเข้าไฟล์รายการแล้วเปิดรายการใหม่ ถ้าไม่มีหน้าจอจะไม่เห็นทั้งขุนนางและคำถาม
host-gate-show_changed = ไฟล์รายการไม่ตรงกับตอนที่เปิดแมตช์นี้
host-gate-show_changed-do = แมตช์นี้ใช้ไฟล์เดิม ถ้าจะใช้ไฟล์ใหม่ ให้จบแมตช์แล้วเปิดแมตช์ถัดไป
host-gate-disk_slow = ดิสก์ช้า
host-gate-disk_slow-do = ปิดโปรแกรมอื่นที่เขียนดิสก์ของเครื่องระบบ
host-gate-disk_full = ดิสก์ใกล้เต็ม
host-gate-disk_full-do = เพิ่มที่ว่างในเครื่องระบบ
host-limited = ถูกหน่วงหรือถูกปฏิเสธ:
host-limited-connections = { $address } เปิดการเชื่อมต่อมากเกินไป ({ $count })
host-limited-tries = { $address } ลองเดารหัสผ่าน ({ $count })
host-limited-messages = { $address } ส่งถี่เกินไป ({ $count })
host-gate-copy_failed = สำรองข้อมูลไม่ได้
host-gate-copy_failed-do = ดูสาเหตุในเทอร์มินัล แล้วสำรองเองด้วย: deathmatch backup

## The room
host-room = จอห้องส่ง
host-program = ออกจออยู่
host-preview = พรีวิว
host-scenes = ฉาก
host-scene-title = ชื่อรายการ
host-scene-cast = ผู้ร่วมรายการ
host-scene-rules = กติกา
host-scene-nobles = ขุนนาง
host-scene-seal = ผนึก
host-scene-proof = พิสูจน์
host-scene-score = คะแนน
host-scene-board = กระดาน
host-scene-spectators = ผู้ชม
host-scene-result = ผล
host-scene-message = ข้อความ
host-scene-black = จอดำ
host-scene-slate = ฉากคั่น
host-scene-highlight = ไฮไลต์
host-take = TAKE
host-take-scene = { $scene }
host-take-pinned = { $scene } (ปักหมุด)
host-take-none = ออกจออยู่แล้ว
host-take-follows = ระหว่างถามผู้เล่น กระดานจะค้างอยู่ ปักหมุดฉากเพื่อแสดงทันที
host-take-dark = จะแสดงเมื่อจอห้องส่งกลับมามีภาพ
host-pin = ปักหมุด
host-pin-about = ฉากที่ปักหมุดจะค้างอยู่ แม้ถึงเวลาที่กระดานจะกลับมาเอง
host-pinned = ปักหมุดอยู่
host-program-panic = ฉุกเฉิน
host-program-black = ทับ{ $scene }
host-larger = ขยาย
host-sound = เสียง
host-sound-volume = ระดับเสียงห้องส่ง
host-sound-mute = ปิดเสียง
host-sound-muted = ปิดอยู่
host-sound-on = { $all ->
    [1] จอเปิดเสียงอยู่
   *[other] เปิดเสียง { $on } จากทั้งหมด { $all } จอ
    }
host-sound-waiting = ยังไม่มีจอที่เปิดเสียง: กดปุ่มใดก็ได้หรือคลิกที่จอ
host-sound-off = ไม่มีจอที่เปิดเสียง
host-black = จอดำ
host-black-off = ทำให้จอห้องส่งมืด
host-black-on = จอห้องส่งมืดอยู่: กดเพื่อเปิดภาพ
host-black-under = จอดำอยู่ใต้ฉากคั่น
host-panic = ฉุกเฉิน
host-panic-about = ขึ้นฉากคั่นทันที นาฬิกาหยุด
host-panic-leave = กดค้าง 1 วินาทีเพื่อเลิก
host-panic-band = ฉุกเฉิน
host-panic-band-do = ห้องส่งเห็นฉากคั่นและแมตช์หยุดนิ่ง กด P หรือปุ่มค้าง 1 วินาทีเพื่อเลิก แล้วเล่นต่อ

## Orders
host-order-pending = กำลังส่ง …
host-key-space = วรรค
host-key-escape = Esc
host-key-enter = Enter
host-why-no-contact = ติดต่อระบบไม่ได้
host-why-disk = รอให้เขียนดิสก์ได้
host-why-dealing = รอดีลเลอร์บันทึกการ์ด
host-next-players = ผู้เล่น { $count } คน
host-next-about = { $first } พบ { $second }
host-next-again = กดซ้ำ: เปิดตอนถัดไป
host-pause-about = นาฬิกาหยุดทุกเรือน ไม่มีใครตอบได้จนกว่าคุณจะให้เล่นต่อ
host-pause-not-begun = แมตช์ยังไม่เริ่ม
host-pause-waits-deal = ยังไม่มีอะไรเดิน: การแจกรอ GO
host-pause-waits-play = ยังไม่มีอะไรเดิน: การเล่นรอ GO
host-resume-about-host = นาฬิกาเดินต่อจากที่หยุด
host-resume-about-restart = นาฬิกาเดินต่อจากที่หยุด
host-resume-about-technical = ทุกคนพร้อม: นาฬิกาเดินต่อ
host-resume-about-appeal = พิจารณาคำทักท้วงแล้ว: นาฬิกาเดินต่อ
host-resume-about-rewind = เล่นต่อจากจุดที่ย้อนกลับมา
host-resume-about-panic = นาฬิกาเดินต่อจากที่หยุด
host-appeal = ทักท้วง
host-appeal-about = หยุดแมตช์ และแสดง 1 นาทีล่าสุด
host-appeal-reads = แสดง 1 นาทีล่าสุด
host-corrections = แก้ไข
host-corrections-about = ย้อน ตอบแทน ยุติ
host-pause-first = หยุดแมตช์ก่อน

host-done-go = { $cue } ออกแล้ว
host-done-scene = { $scene }ออกจอแล้ว
host-done-black-on = จอห้องส่งมืดแล้ว
host-done-black-off = จอห้องส่งกลับมามีภาพ
host-done-panic-on = จอห้องส่งขึ้นฉากคั่น
host-done-panic-off = เลิกฉุกเฉินแล้ว: เล่นต่อ
host-done-overlay-on = แสดงอีกครั้งแล้ว
host-done-overlay-off = ซ่อนแล้ว
host-done-reissue_hands = ออกลิงก์ใหม่แล้ว ลิงก์เดิมใช้ไม่ได้
host-done-clocks-on = นาฬิกากลับมาเดิน
host-done-clocks-off = ไม่จับเวลาใครแล้ว
host-done-pause = หยุดพักแล้ว
host-done-appeal = หยุดแมตช์แล้ว
host-done-resume = แมตช์เดินต่อ
host-done-end = ยุติแมตช์แล้ว
host-done-declare = ประกาศผู้ชนะแล้ว
host-done-next = ตอนถัดไปพร้อมแล้ว
host-done-time = { $seconds } วิ ให้ { $name }
host-done-extension-given = ต่อเวลาเพิ่ม 1 ครั้ง
host-done-extension-taken = ต่อเวลาลด 1 ครั้ง
host-done-expire = ประกาศหมดเวลาแล้ว แมตช์เดินต่อ
host-done-answer_for = คำตอบมีผลแล้ว
host-done-rewind = ย้อนการเล่นแล้ว แมตช์หยุดรอ
host-done-rewind-left = บันทึกไว้แล้ว ไม่ได้ย้อนการเล่น
host-done-say = ข้อความขึ้นแล้ว
host-done-highlight = กำลังเล่นไฮไลต์
host-done-end_highlight = ไฮไลต์จบแล้ว
host-done-sound = ระดับเสียง { $volume }%
host-done-sound-muted = ปิดเสียงห้องส่งแล้ว
host-done-unsay = เอาข้อความลงแล้ว
host-done-reissue = ออกลิงก์ใหม่แล้ว ลิงก์เดิมใช้ไม่ได้
host-done-base = ทุกลิงก์ใช้ที่อยู่ใหม่
host-stand-in-done-on = ผู้เล่นแทนลงเล่น
host-stand-in-done-off = คืนที่นั่งให้ผู้เล่นแล้ว

host-refused-already = มีคนทำก่อนแล้ว
host-refused-dark_unwritten = มืดแล้ว แต่ยังไม่ได้บันทึก
host-refused-taken_back = ยกเลิกแล้ว ไม่มีอะไรถูกบันทึก
host-refused-closed = มีคนทำก่อนแล้ว: คำถามนั้นปิดไปแล้ว
host-refused-no_cue = ไม่มีคิวนั้นในลำดับรายการแล้ว
host-refused-match_runs = ยังไม่ได้: แมตช์กำลังเล่นอยู่
host-refused-not_yet = ยังไม่ได้: แมตช์ยังไม่ถึงจุดนั้น
host-refused-no_entry = จุดนั้นไม่นับแล้ว: มีคนย้อนการเล่นไปก่อน
host-refused-seal_open = เปิดเลขลับแล้ว: ย้อนการเล่นไม่ได้อีก
host-refused-no_episode = รายการนี้ไม่มีตอนที่ขอ
host-refused-too_long = ช่วงนี้ยาวเกินไปสำหรับห้องส่ง เลือกให้สั้นลง
host-refused-no_clocks = ไม่มีนาฬิกา: แมตช์นี้เล่นโดยไม่จับเวลา
host-refused-not_asked = ตอนนี้ไม่ได้ถามผู้เล่นคนนั้น ไม่มีอะไรเปลี่ยนแปลง
host-refused-paused = แมตช์หยุดอยู่ ให้เล่นต่อก่อน
host-refused-cannot_pay = { coin-many }ไม่พอ
host-refused-not_legal = ตอนนี้กติกาไม่อนุญาต หรือผู้เล่นไม่มีสิ่งนั้น
host-refused-no_extension = ไม่มีสิทธิ์ต่อเวลาให้ลด
host-refused-no_contact = ขาดการติดต่อ: จะไม่ส่งคำสั่งนี้ซ้ำ ดูก่อน แล้วค่อยกดค้างใหม่
host-refused-gate = รอก่อน: มีเหตุ { $count } ข้อด้านล่าง

## Why it stands still
host-stage-waits = รอ GO
host-stage-dealing = รอดีลเลอร์
host-held-host = หยุดพัก นาฬิกาหยุดและไม่มีใครตอบได้
host-held-restart = ระบบเริ่มใหม่ แมตช์อยู่ที่เดิมและนาฬิกาหยุด ให้เล่นต่อเมื่อทุกคนกลับมา
host-held-technical = ขัดข้องทางเทคนิค
host-dealing = ดีลเลอร์กำลังบันทึกการ์ด สิ่งที่สั่งไว้จะมีผลเมื่อบันทึกเสร็จ
host-held-appeal = ทักท้วง แมตช์หยุดนิ่งจนกว่าคุณจะให้เล่นต่อ
host-held-rewind = ย้อนการเล่นและหยุดรอ ให้เล่นต่อเมื่อทุกคนเข้าใจแล้ว
host-held-panic = แมตช์หยุดนิ่งตั้งแต่กดฉุกเฉิน ให้เล่นต่อเมื่อห้องส่งพร้อม
host-waits-deal = รู้แล้วว่าใครเริ่ม การแจกรอ GO
host-waits-play = แจกขุนนางแล้ว การเล่นรอ GO
host-hold-lost = แท็บเล็ตของ { $name } หลุด เสียเวลาของตนไป { $seconds } วินาที
host-hold-all = คืนทั้งหมด { $seconds } วิ
host-hold-none = ไม่คืนเวลา
host-hold-some = คืนเวลา
host-hold-typed = จำนวนวินาทีที่คืน
host-hold-given = { $name } ได้คืน { $seconds } วินาที ให้เล่นต่อเมื่อทุกคนพร้อม
host-hold-kept = ไม่คืนเวลา ให้เล่นต่อเมื่อทุกคนพร้อม
host-ring = หน้าจอของ { $name } หลุด
host-ring-do = นำกลับมา หรือส่งเครื่องใหม่ให้พร้อม QR

## Clocks
host-clock-of = นาฬิกาของ { $name }
host-seconds = { $seconds } วิ
host-time-about = สำหรับคำถามที่เปิดอยู่
host-time-typed = จำนวนวินาทีที่ให้ { $name } ใส่เครื่องหมายลบเพื่อหัก
host-time-hint = วิ
host-time-give = ให้
host-time-take = หัก
host-extension-give = ให้สิทธิ์ต่อเวลา
host-extension-take = ลดสิทธิ์ต่อเวลา
host-expire = หมดเวลา
host-expire-of = ให้ { $name } หมดเวลา
host-expire-about = คำถามหมดเวลาทันที เหมือนนาฬิกาหมด
host-answer-for = ตอบแทน
host-untimed = เล่นโดยไม่จับเวลา
host-timed = กลับมาจับเวลา
host-reason = เหตุผล
host-reason-hint = ลงบันทึก
host-reason-technical = ขัดข้องทางเทคนิค
host-reason-mistap = แตะผิด
host-reason-word = ตามคำบอกของผู้เล่น
host-reason-ruling = คำตัดสินของกองถ่าย
host-reason-appeal = ทักท้วง

## Corrections
host-part-rewind = ย้อนการเล่น
host-part-answer = ตอบแทน
host-part-ruling = ตัดสินหรือยุติ
host-asked-server = กำลังถามระบบ …
host-history = สิ่งที่เกิดขึ้น ล่าสุดอยู่บน
host-rewind-choose = เลือกสิ่งที่ไม่ควรเกิดขึ้น การเล่นจะย้อนไปก่อนหน้านั้นพอดี
host-rewind-none = ยังไม่ได้เลือก สิ่งที่จะยกเลิกและสภาพแมตช์หลังย้อนจะแสดงที่นี่ก่อนลงมือจริง
host-rewind-then = แมตช์จะอยู่ตรงนี้
host-rewind-undone = จะยกเลิก { $count } ขั้น
host-rewind = ย้อนการเล่น
host-rewind-again = กดซ้ำ: ย้อน
host-rewind-leave = คงไว้ตามเดิม และบันทึกไว้
host-then-turn = ตาที่ { $turn } ถึงตา { $name }
host-then-before = ก่อนตาแรก
host-then-asked = ถาม { $names } ({ $kind })
host-then-figures = { $coins } · { $influence }
host-then-clock = · เหลือ { $time }
host-entry-TakeCue = ใช้คิว
host-entry-SetPanic = กดหรือเลิกฉุกเฉิน
host-entry-ShowHighlight = ไฮไลต์ให้ห้องส่ง
host-entry-EndHighlight = ไฮไลต์จบ
host-entry-other = คำสั่งของพิธีกร
host-seen = มีผู้เห็นสิ่งนี้ไปแล้ว และจะกลับไปคว่ำ
host-seen-hand = { $who } เห็นขุนนางในมือของ { $where } แล้ว
host-seen-holder = { $who } เห็นขุนนางที่อยู่กับ { $where } แล้ว
host-seen-everybody-hand = ทุกคนเห็นขุนนางในมือของ { $where } แล้ว
host-seen-everybody-holder = ทุกคนเห็นขุนนางที่อยู่กับ { $where } แล้ว
host-treat = จะทำอย่างไร
host-treat-keep = คงไว้
host-treat-draw_anew = สุ่มใหม่
host-treat-leave = ไม่ย้อน
host-treat-keep-about = ขุนนางอยู่ที่เดิม ใครเห็นไปแล้วก็ยังรู้
host-treat-draw_anew-about = ใบที่ถูกเห็นจะเปลี่ยนเป็นใบที่สุ่มจากทุกใบที่คว่ำอยู่ สิ่งที่เห็นไปแล้วใช้ไม่ได้อีก
host-treat-leave-about = ไม่ย้อนการเล่น แต่บันทึกว่าได้พิจารณาแล้ว
host-kind-starter = ใครเริ่ม
host-kind-side = เลือกฝ่าย
host-kind-draft = เลือกขุนนาง
host-kind-reveal = ให้ดูขุนนาง 1 ใบ
host-kind-examine = ให้เก็บไว้หรือสั่งเปลี่ยน
host-kind-act = เลือกแอ็กชัน
host-kind-answer = ท้าหรือบล็อก
host-kind-challenge = ท้า
host-kind-block = บล็อก
host-kind-doubt = ท้าการบล็อก
host-kind-show = เปิดขุนนาง
host-kind-lose = เสียขุนนาง
host-kind-take = เอาขุนนาง
host-kind-call = เรียกผู้ชม
host-kind-keep = เก็บและคืน
host-answer-about = มีให้เลือกเฉพาะสิ่งที่ทุกคนรู้ได้ ระบบจะตรวจว่าผู้เล่นทำได้หรือไม่ และบันทึกว่าคุณเป็นผู้ตอบ
host-answer-says = { $name } ตอบว่า
host-says-act-target = { $action }: { $target }
host-says-allow = ปล่อยผ่าน
host-says-challenge = ท้า
host-says-block = บล็อกด้วย{ $the_noble }
host-says-force = สั่งเปลี่ยน
host-says-leave = ให้เก็บไว้
host-says-show = เปิด
host-says-refuse = ไม่เปิด
host-says-call = { $count ->
    [1] เรียกคนนี้
   *[other] เรียก { $count } คนนี้
}
host-says-keep = เก็บและคืน
host-says-keeps = เก็บใบที่ { $number }
host-says-gives = คืนให้ { $name }
host-says-choose = เลือก
host-declare = ตัดสินผู้ชนะ
host-declare-about = ผู้เข้าชิงคนหนึ่งถอนตัวหรือทำผิดกติกา: อีกคนชนะ และผู้แพ้ตกรอบ
host-declare-winner-about = แมตช์จบที่นี่ และคนที่คุณระบุเป็นผู้ชนะ
host-declare-wins = ใครชนะ
host-declare-loser = ใครแพ้
host-declare-cause = เพราะอะไร
host-declare-who = เลือกผู้แพ้
host-declare-winner = กดค้าง: { $name } ชนะ
host-cause-retirement = มีการถอนตัว
host-cause-breach = มีการทำผิดกติกา
host-end = ยุติแมตช์
host-end-about = แมตช์จบที่นี่โดยไม่มีผู้ชนะ และไม่มีใครตกรอบ
host-end-hold = กดค้าง: ยุติแมตช์
host-end-over = แมตช์จบแล้ว

## Appeal
host-appeal-title = 1 นาทีล่าสุด
host-appeal-none = ไม่ได้ถามใครใน 1 นาทีล่าสุด
host-appeal-more = คิด คือเวลาตามนาฬิกาของแท็บเล็ต รวม คือเวลาจนคำตอบมาถึงที่นี่ ให้เวลาได้เฉพาะผู้ที่กำลังถูกถาม ถ้าจะยกเลิกคำตอบ ให้ย้อนไปก่อนคำตอบนั้น
host-appeal-head-when = ถามเมื่อ
host-appeal-head-seat = ใคร
host-appeal-head-kind = เรื่อง
host-appeal-head-by = ตอบโดย
host-appeal-head-thought = คิด
host-appeal-head-took = รวม
host-appeal-head-clock = นาฬิกา
host-appeal-head-line = หน่วง
host-appeal-head-back = ทำ
host-appeal-ago = { $time } ที่แล้ว
host-appeal-seconds = { $seconds } วิ
host-appeal-unknown = –
host-appeal-open = ยังเปิดอยู่
host-appeal-by-seat = แท็บเล็ต
host-appeal-by-host = พิธีกร
host-appeal-by-clock = นาฬิกา
host-appeal-by-stand_in = ผู้เล่นแทน
host-appeal-clock = { $before } → { $after }
host-appeal-before = ย้อนไปก่อนหน้า
host-appeal-refused = การแตะที่ไม่มีผล
host-appeal-thought = แท็บเล็ตนับว่าคิด { $seconds } วินาที
host-give-back = คืน { $seconds } วิ
host-give-back-not-asked = ตอนนี้ไม่ได้ถามผู้เล่นคนนี้: ไม่มีนาฬิกาเดินให้คืนเวลา
host-give-back-typed = จำนวนอื่น
host-give-back-to = ให้ { $name }

## Messages
host-messages = ข้อความ
host-messages-count = แสดงอยู่ { $count } ข้อความ
host-messages-showing = แสดงอยู่
host-messages-none = ไม่มีข้อความแสดงอยู่
host-messages-prepared = เตรียมไว้
host-message-text = ข้อความ
host-message-hint = ข้อความถึง: { $to }
host-message-send = ส่ง
host-message-again = กดซ้ำเพื่อแสดง ({ $to })
host-message-take = เอาลง
host-message-in-room = บนจอห้องส่ง
host-message-unseen = ยังไม่มีใครกดรับทราบ
host-message-seen = { $names } รับทราบแล้ว
host-to-room = ห้องส่ง
host-to-seats = ทุกที่นั่ง
host-to-seat = ที่นั่งเดียว …

## Screens
host-screens = หน้าจอ
host-screens-about = หน้าจอแต่ละจอในขณะนี้แบบปิดบัง: ไม่มีขุนนางและคำตอบในหน้านี้ ตัวเลขคือจำนวนขุนนางลับที่จอนั้นแสดงอยู่จริง
host-screens-room = ห้องส่ง
host-screens-others = หน้าจอของผู้ชม
host-screens-none = ความลับ 0 ใบ
host-screens-some = { $places }: ขุนนาง { $count } ใบ
host-screens-unknown = ไม่ได้นับ
host-secret-hand = มือตนเอง
host-secret-holder = ขุนนางของตน
host-secret-called = ขุนนางที่เรียกมา
host-secret-other_hand = มือคนอื่น
host-secret-other_holder = ขุนนางของคนอื่น
host-secret-other_called = ขุนนางที่คนอื่นเรียกมา
host-screens-frame = หน้าจอของ { $name } แบบปิดบัง

## กราฟิกออกอากาศ
host-overlay = กราฟิกออกอากาศ
host-overlay-elements = สิ่งที่กราฟิกแสดง
host-overlay-finalists = ผู้เล่น
host-overlay-clock = นาฬิกา
host-overlay-claim = การอ้าง
host-overlay-hands = การ์ดทุกมือ
host-overlay-link = กราฟิก เปิดดูได้ทุกคน
host-hands-link = กราฟิกเปิดการ์ดทุกมือ
host-hands-link-about = ผู้มีลิงก์นี้เห็นการ์ดทุกมือแบบหน่วงเวลา ลิงก์นี้คัดลอกได้แต่ไม่แสดง ใส่ในโปรแกรมมิกซ์ภาพเท่านั้น อย่าส่งให้ใคร
host-hands = การ์ดทุกมือบนจอออกอากาศ
host-hands-on = การ์ดทุกมือออกอากาศอยู่
host-hands-off = การ์ดทุกมือไม่ออกอากาศ
host-hands-held = การ์ดทุกมือไม่ออกอากาศจนกว่าจะเขียนบันทึกได้อีก
host-hands-dump = เอาการ์ดลงจากจอ
host-hands-again = ออกอากาศอีกครั้ง
host-late = ช้าจริง { $measured } วินาที ตั้งไว้ { $seconds } วินาที
host-late-none = ตั้งให้ช้า { $seconds } วินาที ยังไม่มีอะไรออกอากาศ
host-late-live = ออกอากาศสด ไม่หน่วงเวลา เพราะรายการตั้งหน่วงเป็นศูนย์

## Devices
host-devices = อุปกรณ์
host-device-host = แผงพิธีกร
host-device-audience = จอห้องส่ง
host-device-director = หน้าผู้กำกับ
host-device-overlay = กราฟิกออกอากาศ
host-device-hands = กราฟิกเปิดการ์ดทุกมือ
host-device-head-seat = อุปกรณ์
host-device-head-state = สถานะ
host-device-head-since = เชื่อมต่อมา
host-device-head-seen = เห็นล่าสุด
host-device-head-rtt = หน่วง
host-device-head-size = จอ
host-device-head-awake = จอไม่ดับ
host-device-head-battery = แบต
host-device-head-build = หน้า
host-device-well = ปกติ
host-device-ago = { $seconds ->
    [0] เดี๋ยวนี้
   *[other] { $seconds } วิที่แล้ว
}
host-device-ms = { $ms } ms
host-device-size = { $width } × { $height }
host-device-percent = { $percent }%
host-device-charging = กำลังชาร์จ
host-device-old = รุ่นเก่า
host-device-current = ล่าสุด
host-device-hidden = มีอย่างอื่นบังอยู่
host-device-awake-held = เปิดตลอด
host-device-awake-lost = จออาจดับ
host-device-awake-unavailable = ตามการตั้งค่าเครื่อง
host-device-awake-unknown = ไม่ทราบ
host-device-head-sound = เสียง
host-device-sound-on = เปิดอยู่
host-device-sound-waiting = รอการกด
host-device-sound-off = ปิด
host-fault-ring = หลุดระหว่างเล่น
host-fault-absent = ไม่มีหน้าจอ
host-fault-silent = เงียบ
host-fault-hidden = ถูกบัง
host-fault-asleep = จออาจดับ
host-fault-silent_room = ยังไม่มีเสียง
host-fault-stale = หน้ารุ่นเก่า
host-fault-battery = แบตอ่อน
host-fault-slow = เครือข่ายช้า
host-directors = เปิดหน้าผู้กำกับอยู่ { $count } หน้า

## Ledger
host-ledger = ขุนนางอยู่ที่ไหน
host-ledger-none = ขุนนาง { $all } ใบ ยังไม่แจก
host-ledger-places = ในมือ { $hands } · ห้องส่ง { $room }{ $table ->
    [0] {""}
   *[other] { " · " }ถูกเรียก { $table }
} · หงาย { $up }
host-ledger-table = ในมือ { $hands } · หงาย { $up } · ราชสำนัก { $court }
host-ledger-right = { $sum } = { $all }
host-ledger-wrong = { $sum } ≠ { $all }
host-ledger-all = ครบทั้ง { $all } ใบ
host-ledger-not-all = นับได้ { $sum } จาก { $all } ใบ หยุดแมตช์แล้วตรวจบันทึก
host-ledger-hand = ในมือของ { $name }
host-ledger-lost = { $name } เสียไป หงายอยู่
host-ledger-shown = เปิดและออกจากการเล่น หงายอยู่
host-ledger-court = ราชสำนัก
host-ledger-aside = พักไว้ ไม่มีใครเลือก
host-ledger-holder = อยู่กับ { $name }
host-ledger-called = เรียกจาก { $name } อยู่บนโต๊ะ

## Keys
host-keys = ปุ่มลัด
host-keys-about = ปุ่มวรรคคือ GO แต่ระหว่างถามผู้เล่นหรือแมตช์หยุดนิ่ง คือหยุดพักและเล่นต่อ Enter กดปุ่มที่เลือกอยู่ Tab ไปปุ่มถัดไป ในแบบฟอร์มใช้ลูกศรได้ด้วย ลูกศรเปลี่ยนแท็บ ปุ่มลัดไม่ทำงานขณะพิมพ์
host-keys-show = รายการ
host-keys-clocks = นาฬิกาของผู้ที่ถูกถาม
host-keys-room = จอห้องส่ง
host-keys-seats = ที่นั่งและข้อความ
host-keys-panel = แผงควบคุม
host-key-does-space = GO; ระหว่างเล่น หยุดพักและเล่นต่อ
host-key-does-go = GO เสมอ
host-key-does-anyway = ไปต่อเลยแม้มีเหตุให้รอ (กด 2 ครั้ง)
host-key-does-rundown = ไปที่คิว: ลูกศร แล้ว Enter 2 ครั้ง
host-key-does-next = ตอนถัดไป (กด 2 ครั้ง)
host-key-does-appeal = ทักท้วง: หยุด และดู 1 นาทีล่าสุด
host-key-does-corrections = แก้ไข
host-key-does-answer = ตอบแทนผู้ที่ถูกถาม
host-key-does-declare = ตัดสินผู้ชนะ ในหน้าแก้ไข (กดค้าง)
host-key-does-end = ยุติแมตช์ ในหน้าแก้ไข (กดค้าง)
host-key-does-more = เพิ่ม 10 วินาที
host-key-does-less = ลด 10 วินาที (กด 2 ครั้ง)
host-key-does-seconds = วินาทีอื่น: พิมพ์ แล้ว Enter; ถ้าเป็นลบ Enter 2 ครั้ง
host-key-does-extension = ต่อเวลาเพิ่ม 1 ครั้ง
host-key-does-fewer = ต่อเวลาลด 1 ครั้ง (กด 2 ครั้ง)
host-key-does-expire = หมดเวลา (กด 2 ครั้ง)
host-key-does-untimed = ไม่จับเวลา (กด 2 ครั้ง) หรือจับเวลา
host-key-does-reason = เขียนเหตุผลของการแก้ไขครั้งต่อไป
host-key-does-hold = ไปที่การหยุดทางเทคนิค: ลูกศร แล้ว Enter
host-key-does-black = จอดำ และกลับ
host-key-does-panic = ฉุกเฉิน; กดค้าง 1 วินาทีเพื่อเลิก
host-key-does-take = TAKE ฉากในพรีวิว
host-key-does-pin = ปักหมุดฉากที่ออก
host-key-does-screens = ทุกหน้าจอแบบปิดบัง พร้อมจำนวนความลับ
host-key-does-larger = ขยายทั้งสองจอ
host-key-does-scenes = เลือกฉากเข้าพรีวิว
host-key-does-highlight = ไฮไลต์: ช่วงหนึ่งของตอนให้ห้องส่งดู
host-key-does-cut = ตัดจบไฮไลต์
host-key-does-quieter = ลดเสียงห้องส่ง
host-key-does-louder = เพิ่มเสียงห้องส่ง
host-key-does-mute = ปิดเสียงห้องส่ง และเปิดอีกครั้ง
host-key-does-dump = เอาการ์ดทุกมือลงจากจอ
host-key-does-message = เขียนข้อความ
host-key-does-room = ข้อความถึงห้องส่ง
host-key-does-seats = ข้อความถึงทุกที่นั่ง
host-key-does-seat = ข้อความถึงที่นั่งเดียว: ลูกศร แล้ว Enter
host-key-does-devices = อุปกรณ์
host-key-does-codes = QR
host-key-does-copy = คัดลอกลิงก์ที่แสดงอยู่
host-key-does-reissue = ออกลิงก์ใหม่ให้ที่นั่งที่แสดงอยู่ (กด 2 ครั้ง)
host-key-does-first = เล่นแทนผู้เข้าชิงคนที่ 1 หรือผู้เล่นที่เลือกไว้ที่โต๊ะ (กด 2 ครั้ง)
host-key-does-second = เล่นแทนผู้เข้าชิงคนที่ 2 (กด 2 ครั้ง)
host-key-does-ledger = ขุนนางอยู่ที่ไหน
host-key-does-earlier = แท็บก่อนหน้าทางขวา
host-key-does-later = แท็บถัดไปทางขวา
host-key-does-into = เข้าแท็บนั้น: ลูกศร แล้ว Enter
host-key-does-middle = เข้าส่วนกลาง ก่อนและหลังแมตช์: ลูกศร แล้ว Enter
host-key-does-leave = ออกจากระบบ (กด 2 ครั้ง)
host-key-does-help = รายการปุ่มนี้

## Other programs
host-api = สำหรับโปรแกรมอื่น
host-api-hidden = โทเคนถูกปิดไว้
host-api-show = แสดงโทเคน
host-api-hide = ปิดไว้
host-api-copy = คัดลอกโทเคน
host-api-description = คำอธิบาย

## Highlights
host-highlight = ไฮไลต์
host-highlight-about = เล่นช่วงหนึ่งของตอนบนจอห้องส่งระหว่างที่แมตช์หยุดนิ่ง แล้วกระดานจะกลับมา จุดแรกที่คุณกดคือจุดเริ่ม จุดถัดมาคือจุดจบ ถ้าไม่เลือกจุดจบ จะเล่นถึงสิ้นตานั้น
host-highlight-none = ยังไม่มีตอนที่เริ่มเล่น
host-highlight-away = อ่านตอนนั้นไม่ได้
host-highlight-episode = ตอนที่ { $number }: { $players }
host-highlight-moments = จุดสำคัญ
host-highlight-choose = เลือกจุดเริ่ม
host-highlight-runs = แมตช์กำลังเล่นอยู่
host-highlight-skip = ย่อช่วงรอ
host-highlight-show = แสดงให้ห้องส่ง
host-highlight-length = ยาว { $time }
host-highlight-on = ไฮไลต์ของตอนที่ { $number } ออกจออยู่: { $now } จาก { $all }
host-highlight-cut = ตัดจบ
