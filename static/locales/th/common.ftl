### A number keeps to its classifier by a no-break space (U+00A0).

## Used by every screen and by the server’s own pages.

common-title = เดธแมตช์

# This language, as those who speak it call it.
language-name = ไทย
common-language = ภาษา
# Words within which Thai line breaking would break, between blanks: "-" where no line may break, at the end of one that holds on to what follows.
common-whole =
    ผู้- การ- ความ- คู่- จะ- ขโมย-จาก ผู้-เข้า-ชิง ผู้-กำ-กับ ตา-ที่ ตอน-ที่
    ขุน-นาง ด-ยุค กัป-ตัน เคา-น์-เตส อิน-ค-วิ-ซิ-เตอร์ มือ-สังหาร พิธี-กร ดีล-เลอ-ร์
    ราช-สำ-นัก รัฐ-ประหาร อิทธิ-พล ลอบ-สังหาร ไต่-สวน ยัก-ยอก ราย-ได้ เหรียญ แคร-อท โก-เมน
    แอ็ก-ชัน คำ-อ้าง คำ-ท้า คำ-ตอบ คำ-ถาม คำ-สั่ง คำ-ขอ คำ-ตัด-สิน บล็อก ปล่อย-ผ่าน ตก-รอบ จับ-สลาก ต่อ-เวลา หมด-เวลา ฉุก-เฉิน ทัก-ท้วง ยุ-ติ
    การ์ด ราย-การ จัด-การ ต้อง-การ บริ-การ กรรม-การ โครง-การ ประ-การ เหตุ-การณ์ เหตุ-ผล สัญ-กรณ์ ข้อ-ความ
    ภาพ-นี้-เป็น-ภาพ-เมื่อ แท็บ-เล็ต แท็บ แบ-ต เท-อร์-มิ-นัล มาร์-ก ลิ-สต์ ดรา-ฟต์ โท-เคน ไฮ-ไลต์ คลาส-สิก พรี-วิว ซอลต์ เซิร์ฟ-เวอร์ เบรา-ว์-เซอร์
    กระ-ดาน กำ-ลัง จำ-นวน วิ-นาที นา-ที นา-ฬิกา มิลลิ-วิ-นาที ระ-หว่าง กติ-กา ตรวจ-สอบ คัด-ลอก เครือ-ข่าย ตัด-สิน ตัด-สิน-ใจ รู้-จัก ลูก-ศร สัก-ครู่
    อยู่ ที่-อยู่ กลับ คลัง คลัง-สำ-รอง คน-อื่น ขอ-ขโมย ขอ-แลก-การ์ด ขอ-ลิงก์-ใหม่ สแกน-ลิงก์ ตา-ราง ล้ม-เหลว ห้อง-ส่ง ที่-นั่ง หน้า-จอ ตัว-เลข ลาย-นิ้ว-มือ เลข-ลับ ปุ่ม-ลัด
# Names of several words would run into one another with the space of the Unicode tables.
common-between = {", "}
common-loading = สักครู่
common-no-script = หน้าจอนี้ต้องใช้ JavaScript ให้เปิดใช้งาน หรือใช้เบราว์เซอร์อื่น

connection-joining = กำลังติดต่อระบบ
connection-lost = ขาดการติดต่อ { $seconds } วินาที ภาพนี้เป็นภาพเมื่อ { $seconds } วินาทีก่อน
connection-waits = สิ่งที่แตะจะส่งเมื่อติดต่อได้อีกครั้ง
connection-stopping = ระบบกำลังเริ่มใหม่ อีกสักครู่กลับมา
connection-refused = หน้าจอนี้เข้าไม่ได้ สแกนลิงก์ของคุณอีกครั้ง หรือขอลิงก์ใหม่จากพิธีกร
connection-replaced = ที่นั่งนี้เปิดอยู่ในอีกหน้าจอแล้ว
connection-take-back = ใช้ที่หน้าจอนี้
connection-gone = ลิงก์นี้ถูกแทนที่แล้ว ขอลิงก์ใหม่จากพิธีกร
paused-host = หยุดพัก
paused-host-more = พิธีกรหยุดนาฬิกา ทุกอย่างคงไว้ตามเดิม
paused-restart = หยุดพักหลังระบบเริ่มใหม่
paused-restart-more = ไม่มีอะไรสูญหาย พิธีกรจะเริ่มเดินนาฬิกาอีกครั้ง
paused-technical = ขัดข้องทางเทคนิค
paused-technical-more = ระบบกำลังรอแท็บเล็ตเครื่องหนึ่ง นาฬิกาหยุดเดิน
paused-appeal = ทักท้วง
paused-appeal-more = พิธีกรกำลังตรวจ 1 นาทีล่าสุด นาฬิกาหยุดเดิน
paused-rewind = ย้อนการเล่น
paused-rewind-more = การเล่นช่วงท้ายไม่นับ พิธีกรจะเริ่มเดินนาฬิกาอีกครั้ง
paused-dealing = ดีลเลอร์กำลังทำงาน
paused-dealing-more = กำลังบันทึกการ์ดบนโต๊ะ ไม่เสียเวลาของใคร
paused-panic = หยุด
paused-panic-more = ทุกอย่างหยุดนิ่ง รอพิธีกร
held-deal = เตรียมแจกขุนนาง
held-deal-more = อีกสักครู่จะแจกขุนนาง
held-play = อีกสักครู่เริ่มเล่น
held-play-more = แจกขุนนางแล้ว ต่อไปคือตาแรก
taken-back = ย้อนการเล่น
taken-back-to = { $turn ->
    [0] กลับมาก่อนตาแรก
   *[other] กลับมาตาที่ { $turn }
    }
declared = { $cause ->
    [retirement] { $loser } ขอถอนตัว
    [breach] { $loser } ทำผิดกติกา
   *[other] พิธีกรเป็นผู้ตัดสินแมตช์
    }
untimed = ไม่จับเวลา
message-from = จากพิธีกร
message-seen = รับทราบ
message-more = อีก { $count } ข้อความ
stand-in-plays = ผู้เล่นแทนกำลังเล่นให้คุณ
stand-in-plays-more = พิธีกรมอบที่นั่งของคุณให้ผู้เล่นแทน ระหว่างนี้แตะอะไรไม่ได้จนกว่าคุณจะได้ที่นั่งคืน
rehearsal = ซ้อม
clock-left = { $name }: เหลือ { $time }
clock-out-of-date = ขาดการติดต่อ
stand-in-short = เล่นแทน

score-won = แมตช์ที่ชนะ
score-kept = อิทธิพลที่รักษาไว้
score-played = แมตช์ที่เล่น
