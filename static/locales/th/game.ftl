### A number keeps to its classifier by a no-break space (U+00A0).

## Nobles. ".the" is the noble in a sentence.

noble-duke = ดยุค
    .the = ดยุค
noble-assassin = มือสังหาร
    .the = มือสังหาร
noble-captain = กัปตัน
    .the = กัปตัน
noble-ambassador = ทูต
    .the = ทูต
noble-contessa = เคาน์เตส
    .the = เคาน์เตส
noble-inquisitor = อินควิซิเตอร์
    .the = อินควิซิเตอร์
no-noble = ไม่มี{ $noble_name }
noble-hidden = ขุนนางที่คว่ำอยู่
card-lost = { $noble } เสียไปแล้ว

## Actions. ".does" is what one gets for it, in a few words.

action-income = รายได้
action-foreign_aid = เงินช่วยเหลือ
action-coup = รัฐประหาร
action-tax = เก็บภาษี
action-assassinate = ลอบสังหาร
action-steal = ขโมย
action-exchange = แลกการ์ด
action-examine = ไต่สวน
action-convert = เปลี่ยนฝ่าย
action-embezzle = ยักยอก

does-income = รับ { coins-some }
does-foreign_aid = รับ { coins-some }
does-tax = รับ { coins-some }
does-steal = ขโมย { coins-some }
does-coup = โค่นขุนนาง 1 ใบ
does-assassinate = สังหารขุนนาง 1 ใบ
does-examine = ดูขุนนาง 1 ใบ แล้วให้เก็บหรือเปลี่ยน
does-convert = ย้ายไปอีกฝ่าย
does-embezzle = เอาทั้งหมดในคลังสำรอง
does-exchange = { $pick ->
    [deck] จั่วจากราชสำนัก { $amount } ใบ แล้วคืนเท่ากัน
    [random] สุ่มดูขุนนางจากห้องส่ง { $amount } ใบ
   *[other] เรียกผู้ชม { $amount } คน
    }

coin-one = { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    }
coin-many = { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    }
coins-some = { $amount } { coin-many }
coins = { $count } { coin-many }
garnets = โกเมน { $count } เม็ด
influence = อิทธิพล { $count }
costs = จ่าย { $cost } { coin-many }
faction-red = แดง
faction-blue = น้ำเงิน
table-label = โต๊ะเล่น
common-court = ราชสำนัก
common-treasury = คลังกลาง
common-reserve = คลังสำรอง
common-court-label = กองราชสำนัก: ขุนนาง { $count } ใบ
common-treasury-label = คลังกลาง: { coins }
common-reserve-label = คลังสำรอง: { coins }
host-seat = ที่นั่งพิธีกร { $number }

## The room

room-label = ห้องส่ง
room-empty-seat = { $name }: ไม่มีขุนนาง
room-full-seat = { $name }: ถือขุนนางอยู่

## The attempt that stands on the table.

# First what is only announced, then what is being carried out.
attempt = { $action ->
    [income] { $seat } ขอรับรายได้
    [foreign_aid] { $seat } ขอรับเงินช่วยเหลือ
    [coup] { $seat } จะก่อรัฐประหารโค่น { $target }
    [tax] { $seat } จะเก็บภาษี
    [assassinate] { $seat } จะลอบสังหารขุนนางของ { $target }
    [steal] { $seat } จะขโมยจาก { $target }
    [examine] { $seat } จะไต่สวนขุนนางของ { $target }
    [convert] { $own ->
        [yes] { $seat } จะเปลี่ยนฝ่าย
       *[no] { $seat } จะเปลี่ยนฝ่ายของ { $target }
        }
    [embezzle] { $seat } จะยักยอกคลังสำรอง
   *[exchange] { $seat } จะแลกการ์ด
    }
attempt-done = { $action ->
    [income] { $seat } รับรายได้
    [foreign_aid] { $seat } รับเงินช่วยเหลือ
    [coup] { $seat } ก่อรัฐประหารโค่น { $target }
    [tax] { $seat } เก็บภาษี
    [assassinate] { $seat } ลอบสังหารขุนนางของ { $target }
    [steal] { $seat } ขโมยจาก { $target }
    [examine] { $seat } ไต่สวนขุนนางของ { $target }
    [convert] { $own ->
        [yes] { $seat } เปลี่ยนฝ่าย
       *[no] { $seat } เปลี่ยนฝ่ายของ { $target }
        }
    [embezzle] { $seat } ยักยอกคลังสำรอง
   *[exchange] { $seat } แลกการ์ด
    }
claims = อ้างว่ามี{ $the_noble }
disclaims = อ้างว่าไม่มี{ $the_noble }
blocks = { $seat } บล็อกด้วย{ $the_noble }
challenges = { $seat } ท้า{ $the_noble }
challenge-proved = { $seat } เปิด{ $the_noble }
challenge-caught = { $seat } ไม่มี{ $the_noble }
challenge-denied = { $seat } ท้า: { $against } ไม่มี{ $noble_name }จริงหรือ
challenge-proved_absent = { $seat } เปิดขุนนางทุกใบ ไม่มี{ $the_noble }
challenge-caught_present = { $seat } มี{ $the_noble }
block-fallen = การบล็อกไม่เป็นผล
attempt-failed = { $why ->
    [challenged] ถูกจับได้ จึงไม่เป็นผล
   *[blocked] ถูกบล็อก จึงไม่เป็นผล
    }

## Who is asked what, said of somebody else.

asked-side = { $seat } กำลังเลือกฝ่าย
asked-draft = { $seat } กำลังเลือกขุนนาง
asked-reveal = { $seat } กำลังเลือกขุนนางที่จะให้ดู
asked-examine = { $seat } ต้องเลือก: ให้เก็บขุนนางไว้หรือสั่งเปลี่ยน
asked-starter = { $seat } กำลังเลือกว่าใครเริ่ม
asked-act = ตาของ { $seat }
asked-answer = { $seat } จะท้า บล็อก หรือปล่อยผ่าน
asked-challenge = { $seat } จะท้า{ $the_noble }หรือปล่อยผ่าน
asked-block = { $seat } จะบล็อกหรือปล่อยผ่าน
asked-doubt = { $seat } จะท้าการบล็อกหรือปล่อยผ่าน
asked-show = { $seat } ต้องเปิด{ $the_noble }
asked-lose = { $seat } กำลังเลือกขุนนางที่จะเสีย
asked-take = { $seat } กำลังเลือกว่าจะเอาขุนนางของใคร
asked-call = { $seat } กำลังเลือกผู้ชม { $count } คนที่จะเรียก
asked-keep = { $seat } กำลังเลือกขุนนางที่จะเก็บ
asked-others = ผู้เล่น { $count } คน
asked-several = { $kind ->
    [challenge] { $seats } จะท้า{ $the_noble }หรือปล่อยผ่าน
    [block] { $seats } จะบล็อกหรือปล่อยผ่าน
    [doubt] { $seats } จะท้าการบล็อกหรือปล่อยผ่าน
    [draft] { $seats } กำลังเลือกขุนนาง
    [answer] { $seats } จะท้า บล็อก หรือปล่อยผ่าน
   *[other] รอคำตอบของ { $seats }
    }
# Without $count
have-answered = { $seats } ตอบแล้ว
has-answered = ตอบแล้ว

## The log.

log-begun = เริ่มแมตช์
log-chooser = { $how ->
    [garnets] { $seat } มีโกเมนมากกว่า จึงได้เลือกว่าใครเริ่ม
    [lots] { $seat } จับสลากได้สิทธิ์เลือกว่าใครเริ่ม
   *[other] { $seat } ได้เลือกว่าใครเริ่ม
    }
log-first = { $how ->
    [last_winner] { $seat } ชนะแมตช์ก่อน จึงเริ่มก่อน
    [lots] ผลจับสลาก: { $seat } เริ่มก่อน
   *[chosen] { $seat } เริ่มก่อน
    }
log-sided = { $faction ->
    [blue] { $seat } อยู่ฝ่ายน้ำเงิน คนถัดไปรอบโต๊ะสลับฝ่ายกัน
   *[red] { $seat } อยู่ฝ่ายแดง คนถัดไปรอบโต๊ะสลับฝ่ายกัน
    }
log-dealt_court = แจกขุนนางแล้ว: ผู้เล่นคนละ 2 ใบ อยู่ในราชสำนัก { $court } ใบ
log-dealt = แจกขุนนางแล้ว: ผู้เข้าชิงคนละ 2 ใบ ห้องส่ง { $holders } ใบ
log-turn = ตาที่ { $turn }: { $seat }
log-action = { $action ->
    [income] { $seat } รับรายได้
    [foreign_aid] { $seat } ขอรับเงินช่วยเหลือ
    [coup] { $seat } จ่าย { $cost } { coin-many } ก่อรัฐประหารโค่น { $target }
    [tax] { $seat } อ้าง{ $the_claim } ขอเก็บภาษี
    [assassinate] { $seat } อ้าง{ $the_claim } จ่าย { $cost } { coin-many } ลอบสังหารขุนนางของ { $target }
    [steal] { $seat } อ้าง{ $the_claim } ขอขโมยจาก { $target }
    [examine] { $seat } อ้าง{ $the_claim } ขอไต่สวนขุนนางของ { $target }
    [convert] { $own ->
        [yes] { $seat } จ่าย { $cost } { coin-many } เพื่อเปลี่ยนฝ่าย
       *[no] { $seat } จ่าย { $cost } { coin-many } เพื่อเปลี่ยนฝ่ายของ { $target }
        }
    [embezzle] { $seat } อ้างว่าไม่มี{ $the_disclaim } ขอยักยอกคลังสำรอง
   *[exchange] { $seat } อ้าง{ $the_claim } ขอแลกการ์ด
    }
log-allowed = { $seats } ปล่อยผ่าน
log-challenged = { $denied ->
    [yes] { $seat } ท้า: { $against } ไม่มี{ $noble_name }จริงหรือ
   *[no] { $about ->
        [block] { $seat } ท้าการบล็อก: { $against } มี{ $the_noble }จริงหรือ
       *[action] { $seat } ท้า: { $against } มี{ $the_noble }จริงหรือ
        }
    }
log-proved = { $seat } เปิด{ $the_noble }
log-caught = { $seat } ไม่มี{ $the_noble }
log-refused_to_show = { $denied ->
    [yes] { $seat } ไม่ยอมเปิดการ์ด
   *[no] { $seat } ไม่ยอมเปิด{ $the_noble }
    }
log-proved_absent = { $seat } เปิด{ $nobles } ไม่มี{ $the_noble }
log-caught_present = { $seat } มี{ $the_noble }
log-replaced = { $noble_name }ใบที่ { $seat } เปิด กลับเข้าราชสำนัก แล้ว { $seat } จั่วใบใหม่
log-replaced_all = ขุนนาง { $count } ใบที่ { $seat } เปิด กลับเข้าราชสำนัก แล้ว { $seat } จั่วใหม่
log-blocked = { $seat } บล็อกด้วย{ $the_noble }
log-block_stands = การบล็อกของ { $seat } เป็นผล
log-block_fell = การบล็อกของ { $seat } ไม่เป็นผล
log-failed = { $why ->
    [challenged] { $seat } ถูกจับได้: { attempt-lost }
   *[blocked] { $seat } ถูกบล็อก: { attempt-lost }
    }
attempt-lost = { $action ->
    [income] ไม่ได้รายได้
    [foreign_aid] ไม่ได้เงินช่วยเหลือ
    [coup] รัฐประหารล้มเหลว
    [tax] เก็บภาษีไม่ได้
    [assassinate] ลอบสังหารไม่สำเร็จ
    [steal] ขโมยไม่สำเร็จ
    [examine] ไต่สวนไม่ได้
    [convert] ไม่มีใครเปลี่ยนฝ่าย
    [embezzle] คลังสำรองยังอยู่ครบ
   *[exchange] ไม่ได้แลกการ์ด
    }
log-gained = { $seat } รับ { coins-gained }
coins-gained = { $coins } { coin-many }
log-stole = { $seat } ขโมย { coins-gained } จาก { $target }
log-embezzled = { $seat } ยักยอก { coins-gained }
log-converted = { $faction ->
    [blue] { $target } ย้ายไปฝ่ายน้ำเงิน
   *[red] { $target } ย้ายไปฝ่ายแดง
    }
log-refunded = { $seat } ได้คืน { coins-gained }
log-lost = { $how ->
    [random] { $seat } เสีย{ $the_noble } โดยสุ่ม
    [last] { $seat } เสีย{ $the_noble } ซึ่งเป็นใบสุดท้าย
   *[chosen] { $seat } เสีย{ $the_noble }
    }
log-shown_out = { $noble_name }ใบที่ { $seat } เปิด ออกจากการเล่น
log-kept_shown = { $seat } เก็บ{ $the_noble }ไว้ เพราะไม่มีใครถือใบอื่นแล้ว
log-took = { $how ->
    [random] { $seat } เอาขุนนางของ { $holder } โดยสุ่ม
   *[chosen] { $seat } เอาขุนนางของ { $holder }
    }
log-drew_shown = { $seat } หยิบขุนนางที่เคยเปิดแล้วขึ้นมา
log-called = { $how ->
    [random] { $seat } เรียก { $holders } โดยสุ่ม
   *[chosen] { $seat } เรียก { $holders }
    }
log-exchanged = { $seat } แลกการ์ดกับ { $holders } แล้ว
log-exchanged_court = { $seat } แลกการ์ดกับราชสำนักแล้ว
log-examined = { $target } ให้ { $seat } ดูขุนนาง 1 ใบ
log-forced = { $target } ต้องเปลี่ยนขุนนางใบนั้น
log-left = { $seat } ให้ { $target } เก็บขุนนางใบนั้นไว้
log-exchange_void = { $seat } ไม่แลก การ์ดคงเดิม
log-out = { $seat } ออกจากเกม
log-extended = { $seat } ต่อเวลา { $left ->
    [0] ไม่เหลือสิทธิ์แล้ว
   *[other] เหลืออีก { $left } ครั้ง
    }
log-timed_out = { $kind ->
    [act] { $seat } หมดเวลาเลือกแอ็กชัน
    [lose] { $seat } หมดเวลาเลือกขุนนางที่จะเสีย
    [take] { $seat } หมดเวลาเลือกขุนนางที่จะเอา
    [call] { $seat } หมดเวลาแลกการ์ด
    [keep] { $seat } หมดเวลาแลกการ์ด
    [starter] { $seat } หมดเวลาเลือกว่าใครเริ่ม
    [side] { $seat } หมดเวลาเลือกฝ่าย
    [show] { $seat } หมดเวลาเปิดขุนนาง
    [reveal] { $seat } หมดเวลาเลือกขุนนางที่จะให้ดู
    [examine] { $seat } หมดเวลา ขุนนางใบนั้นอยู่ต่อ
   *[answer] { $seat } หมดเวลาตอบ ถือว่าปล่อยผ่าน
    }
log-paused = { $why ->
    [restart] ระบบเริ่มใหม่ แมตช์หยุดพัก
    [technical] ขัดข้องทางเทคนิค: แท็บเล็ตขาดการติดต่อ
    [appeal] พิธีกรหยุดแมตช์เพื่อพิจารณาคำทักท้วง
    [rewind] ย้อนการเล่นแล้ว แมตช์หยุดรอ
    [panic] หยุดทุกอย่าง
   *[host] พิธีกรหยุดแมตช์
    }
log-resumed = แมตช์เดินต่อ
log-stand_in = { $on ->
    [yes] ผู้เล่นแทนลงเล่นให้ { $seat }
   *[no] { $seat } กลับมาเล่นเอง
    }
log-stopped = พิธีกรยุติแมตช์
log-won = { $loser ->
    [none] { $winner } ชนะ
   *[other] { $winner } ชนะ ส่วน { $loser } ตกรอบ
    }
log-time_added = { $way ->
    [less] { $seat } ถูกหักเวลา { $seconds } วินาที
   *[more] { $seat } ได้เวลาคืน { $seconds } วินาที
    }
log-extensions_added = { $way ->
    [less] { $seat } ถูกลดสิทธิ์ต่อเวลา { $number } ครั้ง
   *[more] { $seat } ได้สิทธิ์ต่อเวลาเพิ่ม { $number } ครั้ง
    }
log-expired_by_host = พิธีกรปิดคำถาม: { $seat } หมดเวลา
log-clocks_set = { $on ->
    [yes] นาฬิกากลับมาเดิน
   *[no] เล่นต่อโดยไม่จับเวลา
    }
log-answered_for = พิธีกรตอบแทน { $seat } ตามคำบอกของผู้เล่น
log-ruled = { $cause ->
    [retirement] พิธีกรตัดสิน: { $winner } ชนะ เพราะมีการถอนตัว
   *[breach] พิธีกรตัดสิน: { $winner } ชนะ เพราะมีการทำผิดกติกา
    }
log-director_opened = มีการเปิดหน้าผู้กำกับ
log-rewound = ย้อนการเล่นกลับไป{ $turn ->
    [0] ก่อนตาแรก
   *[other] ตาที่ { $turn }
    }

## Why a command was refused.

refused-malformed = อ่านคำสั่งนี้ไม่ได้ ไม่มีอะไรเปลี่ยนแปลง
refused-unknown_seat = ที่นั่งนี้ไม่อยู่ในแมตช์
refused-closed = ช้าไป คำถามนั้นปิดแล้ว ไม่มีอะไรเปลี่ยนแปลง
refused-not_asked = ตอนนี้ไม่ได้ถามคุณ
refused-paused = แมตช์หยุดอยู่ ไม่มีอะไรเปลี่ยนแปลง
refused-time_up = หมดเวลาก่อนที่คำตอบของคุณจะมาถึง
refused-over = แมตช์จบแล้ว
refused-not_started = แมตช์ยังไม่เริ่ม
refused-already = ทำไปแล้ว
refused-dealing = ดีลเลอร์กำลังบันทึกการ์ด สิ่งที่คุณเลือกจะมีผลเมื่อบันทึกเสร็จ
refused-impossible_draw = ใบนั้นอยู่ตรงนั้นไม่ได้ ดูอีกครั้ง
refused-forced_coup = มี{ coin-many }มากขนาดนี้ ต้องก่อรัฐประหาร
refused-cannot_pay = คุณมี{ coin-many }ไม่พอ
refused-no_target = ต้องระบุเป้าหมาย
refused-purse_empty = ไม่มี{ coin-many }ให้ขโมย
refused-nobody_holds = ไม่มีใครในห้องส่งถือขุนนางแล้ว
refused-reserve_empty = คลังสำรองว่างเปล่า
refused-same_faction = คุณอยู่ฝ่ายเดียวกัน
refused-holder_empty = ขุนนางใบนั้นไม่อยู่แล้ว เลือกใบอื่น
refused-not_legal = ตอนนี้คุณทำเช่นนั้นไม่ได้
refused-no_extension = ไม่เหลือสิทธิ์ต่อเวลา
refused-storage_full = บันทึกไม่ได้: ดิสก์เต็ม แมตช์หยุดรอจนกว่าพิธีกรจะแก้ไข
refused-storage_read_only = บันทึกไม่ได้: เขียนดิสก์ไม่ได้ แมตช์หยุดรอจนกว่าพิธีกรจะแก้ไข
refused-storage = บันทึกไม่ได้ แมตช์หยุดรอจนกว่าพิธีกรจะแก้ไข
refused-newer_data = ข้อมูลนี้บันทึกด้วยระบบรุ่นใหม่กว่า
refused-not_allowed = หน้าจอนี้ไม่มีสิทธิ์ทำเช่นนั้น
refused-too_fast = ส่งถี่เกินไป รอสักครู่
refused-replaced = ที่นั่งนี้เปิดอยู่ในอีกหน้าจอ
refused-no_cue = คิวนั้นไม่ใช่คิวถัดไปแล้ว ไม่มีอะไรเปลี่ยนแปลง
refused-match_runs = แมตช์กำลังเล่นอยู่ ต้องจบก่อน
refused-not_yet = ยังไม่ถึงเวลา
refused-not_due = ยังไม่หมดเวลา
refused-no_entry = ไม่มีจุดนั้นให้ย้อนกลับไป
refused-no_episode = ไม่พบตอนที่ขอ
refused-too_long = ช่วงนี้ยาวเกินไปสำหรับห้องส่ง เลือกให้สั้นลง
refused-no_clocks = กำลังเล่นโดยไม่จับเวลา
refused-other = ทำไม่ได้ ({ $code }) ไม่มีอะไรเปลี่ยนแปลง
