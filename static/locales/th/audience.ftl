### A number keeps to its classifier by a no-break space (U+00A0).

audience-soon = แมตช์จะเริ่มในไม่ช้า
audience-challenge-word = ท้า
audience-claims = คำอ้างของ { $seat }
audience-disclaims = { $seat } อ้างว่าไม่มี{ $the_noble }
audience-blocks = { $seat } บล็อก
audience-shown = ออกจากการเล่น
audience-turn = ตาที่ { $turn }
audience-eliminated = ตกรอบ
audience-wins = { $name } ได้ไปต่อ
audience-winner = ชนะ
audience-stopped = ยุติแมตช์
audience-stopped-more = ไม่มีใครตกรอบ
audience-slate = สักครู่กลับมา

audience-episode = ตอนที่ { $episode }

## The cast
audience-cast-finalists = { $eliminates ->
    [yes] ผู้เข้าชิง
   *[no] ผู้เล่น
    }
audience-cast-out = ตกรอบแล้ว

## The rules, read off the tables of the edition
rules-column-action = แอ็กชัน
rules-column-cost = จ่าย
rules-column-does = ผล
rules-column-claim = อ้าง
rules-column-block = ผู้บล็อก
rules-unblocked = ไม่มี
rules-pages = หน้า { $page } จาก { $pages }
rules-aim = { $out ->
    [yes] ใครเสียขุนนางครบ 2 ใบ แพ้แมตช์และตกรอบ
   *[no] ใครเสียขุนนางครบ 2 ใบ ออกจากเกม คนสุดท้ายที่ยังมีขุนนางชนะ
    }
rules-starter = { $way ->
    [garnets] ผู้มีโกเมนมากกว่าเลือกว่าใครเริ่ม ถ้าเท่ากัน { $tie ->
        [opponent] คู่ต่อสู้เป็นผู้เลือก
        [candidate] ผู้ถูกเสนอชื่อเป็นผู้เลือก
       *[lots] ให้จับสลาก
        }
    [last_winner] ผู้ชนะแมตช์ก่อนเริ่ม แมตช์แรกใช้การจับสลาก เล่นวนตามเข็มนาฬิกา
   *[random] จับสลากว่าใครเริ่ม เล่นวนตามเข็มนาฬิกา
    }
rules-start = ขุนนางคนละ 2 ใบ { $same ->
    [yes] ทุกคนเริ่มด้วย { $first } { $coin ->
        [carrot] แครอท
       *[coin] เหรียญ
        }
   *[no] ผู้เริ่มได้ { $first } { $coin ->
        [carrot] แครอท
       *[coin] เหรียญ
        } คนอื่นได้ { $others }
    }
rules-two = ถ้าเล่น 2 คน { $way ->
    [first_1] ผู้เริ่มได้ 1 อีกคนได้ 2
    [both_1] เริ่มด้วยคนละ 1
   *[draft] แต่ละคนเลือกขุนนาง 1 ใบจากชุดของตน แล้วรับแจกอีก 1 ใบจากชุดที่สาม ผู้เริ่มได้ 1 อีกคนได้ 2
    }
rules-bank = มีทั้งหมด { $coins } { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    } รับเกินที่มีในคลังกลางไม่ได้
rules-response = { $response ->
    [staged] ตอบทุกคำอ้าง 2 ขั้น: ท้าหรือปล่อยผ่านก่อน แล้วจึงบล็อกหรือปล่อยผ่าน
   *[combined] ตอบทุกคำอ้างครั้งเดียว: ท้า บล็อก หรือปล่อยผ่าน
    }
rules-several = ทุกคนที่ตอบได้ถูกถามพร้อมกัน { $priority ->
    [clockwise] เมื่อตอบครบ นับคำท้าของคนที่ใกล้ผู้อ้างที่สุดตามเข็มนาฬิกา
   *[arrival] นับคำท้าแรก
    } { $seen ->
    [yes] ทุกคนเห็นว่าใครตอบแล้ว
   *[no] ไม่มีใครเห็นว่าใครตอบแล้ว
    }
rules-second-block = เมื่อการบล็อกถูกจับได้ คนอื่นยังบล็อกต่อได้
rules-right = ถูกจับได้ว่าไม่มีขุนนางนั้น: คำอ้างไม่เป็นผล และผู้อ้างเสียขุนนาง 1 ใบ
rules-right-coins = { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    }ที่จ่ายไปกับคำอ้างที่ถูกจับได้ { $back ->
    [yes] ได้คืน
   *[no] ไม่ได้คืน
    }
rules-wrong = ถูกท้าแต่มีขุนนางนั้นจริง: ผู้ท้าเสียขุนนาง 1 ใบแทน
rules-replaced = { $pick ->
    [deck] ใบที่เปิดแล้วกลับเข้าราชสำนัก แล้วผู้อ้างจั่วใบใหม่
    [random] ใบที่เปิดแล้วออกจากการเล่น แล้วสุ่มใบใหม่จากห้องส่งมาแทน
   *[finalist] ใบที่เปิดแล้วออกจากการเล่น แล้วผู้อ้างเอาขุนนางของผู้ชมคนใดก็ได้มาแทน
    }
rules-holders = ผู้ชม 11 คนถือขุนนางคนละ 1 ใบ { $spare ->
    [set_aside] ถ้าผู้ชมไม่ครบ ใบที่เหลือพักไว้นอกเกม
    [double] ถ้าผู้ชมไม่ครบ บางคนถือ 2 ใบ
   *[host_seats] ถ้าผู้ชมไม่ครบ พิธีกรถือใบที่เหลือ
    } { $empty ->
    [draw_from_shown] ถ้าไม่มีใครถือแล้ว ให้สุ่มจากใบที่เปิดไปแล้ว
   *[keep] ถ้าไม่มีใครถือแล้ว ให้เก็บใบที่เปิดไว้
    }
rules-spectators = { $own ->
    [yes] ผู้ชมเห็นขุนนางของตน
   *[no] ผู้ชมไม่เห็นขุนนางของตน
    } { $talk ->
    [off] และห้ามพูดระหว่างเล่น
   *[open] และพูดอะไรก็ได้ จริงหรือเท็จ แต่ห้ามเปิดการ์ดให้ใครดู
    }
rules-refuse = ผู้ถูกท้าจะไม่เปิดก็ได้ แต่ถือว่าแพ้การท้า{ $card ->
    [not_claimed] {" "}และเสียขุนนางใบอื่นที่ไม่ใช่ใบที่อ้าง
   *[any] {""}
    }
rules-own-block = ผู้ที่ท้าผิด { $may ->
    [yes] ยังบล็อกได้ ถ้ายังมีขุนนางเหลือ
   *[no] บล็อกไม่ได้อีก
    }
rules-blocked-coins = { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    }ที่จ่ายไปกับแอ็กชันที่ถูกบล็อก { $back ->
    [yes] ได้คืน
   *[no] ไม่ได้คืน
    }
rules-short-purse = ขโมยได้เท่าที่มี { $zero ->
    [yes] และอาจไม่ได้อะไรเลย
   *[no] แต่จะเลือกคนที่ไม่มีเลยไม่ได้
    }
rules-loot = คนที่เพิ่งออกจากเกมยังถูกขโมยได้
rules-forced = ถ้าเริ่มตาด้วย { $coins } { $coin ->
    [carrot] แครอท
   *[coin] เหรียญ
    }ขึ้นไป ต้องก่อรัฐประหาร
rules-inquisitor = อินควิซิเตอร์ลงเล่นแทนทูต
rules-examine = ไต่สวน: { $picks ->
    [random] สุ่มขุนนาง 1 ใบให้อินควิซิเตอร์ดูคนเดียว
   *[target] ผู้ถูกไต่สวนเลือกขุนนาง 1 ใบให้อินควิซิเตอร์ดูคนเดียว
    } แล้วอินควิซิเตอร์จะสั่งเปลี่ยนก็ได้{ $mates ->
    [yes] {""}
   *[no] {" "}ห้ามไต่สวนคนฝ่ายเดียวกัน
    }
rules-factions = มี 2 ฝ่าย: แดงกับน้ำเงิน ห้ามรัฐประหาร ลอบสังหาร หรือขโมยคนฝ่ายเดียวกัน และห้ามบล็อกเงินช่วยเหลือของฝ่ายเดียวกัน เว้นแต่ทุกคนอยู่ฝ่ายเดียวกันหมด
rules-convert = เปลี่ยนฝ่ายตนเองจ่าย { $own } เปลี่ยนฝ่ายคนอื่นจ่าย { $other } เข้าคลังสำรอง
rules-embezzle = ผู้ที่อ้างว่าไม่มี{ $noble ->
    [duke] ดยุค
   *[other] { $noble }
    } เอาทั้งหมดในคลังสำรองได้{ $empty ->
    [yes] {" "}แม้คลังว่างเปล่า
   *[no] {""}
    } ถ้าถูกท้า ต้องเปิดขุนนางทุกใบแล้วจั่วใหม่เท่าเดิม หรือเสีย 1 ใบ
rules-clock = ตัดสินใจครั้งละ { $seconds } วินาที { $extensions ->
    [0] ต่อเวลาไม่ได้
   *[other] { $who ->
        [player] ผู้เล่น
       *[finalist] ผู้เข้าชิง
        }ต่อเวลาได้คนละ { $extensions } ครั้ง ครั้งละ { $extra } วินาที{ $alone ->
        [yes] {" "}ระบบต่อให้เอง
       *[no] {""}
        }
    }
rules-untimed = เล่นโดยไม่จับเวลา
rules-garnets = โกเมนของผู้เข้าชิงที่ตกรอบ { $go ->
    [to_winner] ตกเป็นของผู้ชนะ
    [kept] ยังเป็นของเจ้าของ
   *[removed] ออกจากเกม
    }
nobles-blocks = บล็อก

## The seal
audience-score = คะแนนค่ำคืนนี้
audience-score-none = ยังไม่มีใครชนะแมตช์
audience-seal = ผนึก
audience-seal-more = นี่คือลายนิ้วมือ (SHA-256) ของเลขลับที่กำหนดไว้แล้ว การสุ่มทุกครั้งจะมาจากเลขนี้กับการแตะ 3 ครั้งของ{ $eliminates ->
    [yes] ผู้เข้าชิง
   *[no] ผู้เล่น
    }แต่ละคน ซึ่งไม่มีใครรู้ล่วงหน้าได้ ถ่ายภาพไว้: จบแมตช์แล้วจะเปิดเลข และต้องตรงกัน
audience-seal-alone = นี่คือลายนิ้วมือ (SHA-256) ของเลขลับที่กำหนดไว้ก่อนแมตช์ การสุ่มทุกครั้งมาจากเลขนี้เท่านั้น ถ่ายภาพไว้: จบแมตช์แล้วจะเปิดเลข และต้องตรงกัน

## The proof
audience-proof = เลขลับ
audience-proof-seal = ลายนิ้วมือ (SHA-256) ของเลขนี้ ต้องตรงกับภาพผนึกที่คุณถ่ายไว้
audience-proof-more = ถ้าตรงกัน แปลว่าเลขนี้กำหนดไว้ก่อนแจกและไม่มีใครเปลี่ยนหลังจากนั้น จากเลขนี้กับการแตะของ{ $eliminates ->
    [yes] ผู้เข้าชิง
   *[no] ผู้เล่น
    }ในไฟล์บันทึก ใครก็คำนวณการสุ่มทุกครั้งของแมตช์นี้ซ้ำ และเห็นได้ว่าตรงกัน

## The spectators’ wall
spectators-title = ห้องส่ง
spectators-count = { $lit ->
    [0] ไม่มีใครในห้องส่งถือขุนนางแล้ว
   *[other] ถือขุนนางอยู่ { $lit } จาก { $all } คน
    }
spectators-holds = ขุนนาง { $count } ใบ
spectators-gone = ถูกเอาไปแล้ว
spectators-called = ถูกเรียก

## The result
result-stays = { $eliminates ->
    [yes] ได้ไปต่อ
   *[no] ชนะ
    }
result-leaves = { $cause ->
    [retirement] ขอถอนตัวและตกรอบ
    [breach] ทำผิดกติกาและตกรอบ
   *[other] ตกรอบ
    }

audience-highlight = ไฮไลต์
audience-highlight-of = { $turn ->
    [0] ตอนที่ { $episode }
   *[other] ตอนที่ { $episode } ตาที่ { $turn }
    }

## Sound
audience-enable-sound = กดปุ่มใดก็ได้หรือคลิก เพื่อเปิดเสียง

## กราฟิกออกอากาศ
overlay-extensions = ต่อเวลาได้อีก { $count } ครั้ง
# Without $count
overlay-asked = { $kind ->
    [lose] { $seat } ต้องเสียขุนนาง
    [take] { $seat } ได้เอาขุนนางของผู้ชม
    [side] { $seat } กำลังเลือกฝ่าย
    [draft] { $seat } กำลังเลือกขุนนาง
    [reveal] { $seat } กำลังเลือกขุนนางที่จะให้ดู
    [examine] { $seat } ต้องเลือก: ให้เก็บขุนนางไว้หรือสั่งเปลี่ยน
   *[starter] { $seat } ได้เลือกว่าใครเริ่ม
    }
