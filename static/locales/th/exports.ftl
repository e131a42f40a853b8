### A number keeps to its classifier by a no-break space (U+00A0).

## Exports: the match in words and in notation.

export-title = { $show } ตอนที่ { $number }
export-times-wall = เวลาเป็นชั่วโมง นาที และวินาทีนับจากบันทึกแรก ตามนาฬิกาจริง
export-times-episode = เวลาเป็นชั่วโมง นาที และวินาทีนับจากบันทึกแรก ไม่รวมช่วงที่ระบบหยุดไป
export-holds = { $seat } ถือ{ $nobles }
export-notation = สัญกรณ์: การตัดสินใจละ 1 เครื่องหมาย ผลอยู่ในวงเล็บ ตัวเลขคือจุดเริ่มของตา

notation-starter = A เลือก B เป็นผู้เริ่ม
notation-act = แอ็กชัน และ > ตามด้วยเป้าหมาย
notation-allow = ปล่อยผ่าน
notation-challenge = ท้าคำอ้างล่าสุด
notation-block = บล็อกโดยอ้างขุนนาง
notation-show = เปิดขุนนางที่อ้าง
notation-refuse = ไม่ยอมเปิด
notation-shown = มีขุนนางนั้นจริงและเปิดแล้ว
notation-caught = ไม่มีขุนนางนั้น
notation-lose = เสียขุนนาง
notation-take = เอาขุนนางของผู้ถือ
notation-call = เรียกผู้ถือ
notation-keep = เก็บขุนนาง และ ; คืนให้ผู้ถือคนละใบ (เมื่อเปิดเผยได้)
notation-extend = ต่อเวลา
notation-time_up = หมดเวลา สิ่งที่เกิดขึ้นแทนอยู่ในวงเล็บ
notation-answered_for = ตามคำสั่งของพิธีกร
notation-out = ออกจากเกม
notation-won = ชนะ
notation-absent = ไม่มีขุนนางนั้นตามที่อ้าง
notation-present = มีขุนนางนั้น แม้อ้างว่าไม่มี
notation-other = คำตอบอื่น เขียนเป็นคำ
notation-order = คำสั่งของพิธีกร "back" คือย้อนการเล่นกลับไปก่อนบันทึกนั้น

export-captions = เหตุการณ์ในแมตช์ ตามเวลาที่เกิด

## The panel's page for exports.

exports-title = ส่งออกตอนของรายการ
exports-of = { $show } ตอนที่ { $number }
exports-running = ตอนของรายการนี้ยังไม่จบ จึงมีเพียงสิ่งที่ห้องส่งรู้ได้
exports-failed = ค่าเหล่านี้ไม่เข้ากัน อัตราแบบ drop-frame (df) ใช้อัฒภาค (;) หน้าเลขเฟรม แบบอื่นใช้ทวิภาค (:) ใน drop-frame ทุกนาทีเริ่มที่เฟรม 02 (ที่ 59.94 เริ่มที่ 04) ยกเว้นนาทีที่ 00, 10, 20, 30, 40 และ 50
exports-kind = รูปแบบ
exports-kind-jsonl = ไฟล์บันทึก (jsonl): ทุกอย่าง สำหรับเล่นซ้ำและตรวจสอบ
exports-kind-jsonl-covered = ไฟล์บันทึก (jsonl) ปิดไว้จนกว่าจะเปิดเลขลับ: สิ่งที่ห้องส่งได้รู้ กับค่าแฮช
exports-kind-csv = ตาราง (csv): การตัดสินใจ คำสั่ง และการหมดเวลา อย่างละ 1 แถว
exports-kind-text = ข้อความ: แมตช์เป็นคำบรรยายและสัญกรณ์
exports-kind-score = คะแนน (csv): ค่ำคืนนี้จนถึงแมตช์นี้
exports-kind-vtt = คำบรรยายใต้ภาพ (vtt)
exports-kind-edl = มาร์กสำหรับตัดต่อ (edl): CMX 3600 พร้อม locator
exports-kind-otio = มาร์กสำหรับตัดต่อ (otio): OpenTimelineIO
exports-kind-html = เล่นซ้ำ (html): ไฟล์เดียว เล่นได้ในทุกเบราว์เซอร์
exports-view = มุมมอง
exports-view-room = ห้องส่ง
exports-view-all = เปิดทุกมือ
exports-language = ภาษา
exports-time = เวลา
exports-time-wall = ตามกล้อง
exports-time-episode = ไม่รวมช่วงเริ่มระบบใหม่
exports-camera = ไทม์โค้ดของกล้อง
exports-rate = เฟรมต่อวินาที
exports-start = กล้องเริ่มที่
exports-offset = บันทึกแรกอยู่หลังจากนั้น
exports-camera-about = ช่องสุดท้ายเป็นมิลลิวินาทีหรือไทม์โค้ด ถ้ามีเครื่องหมายลบ แปลว่าบันทึกแรกเกิดก่อนกล้องเริ่ม
exports-go = ดาวน์โหลด
exports-more = คำสั่ง “deathmatch export” ทำได้เหมือนกัน และมากกว่านี้
exports-back = กลับไปที่แผงควบคุม

## หัวตาราง

csv-entry = ลำดับ
csv-kind = ชนิด
csv-taken_back = ถูกย้อน
csv-episode_ms = เวลาในตอน_ms
csv-wall = เวลาจริง
csv-timecode = ไทม์โค้ด
csv-thought_ms = เวลาคิด_ms
csv-by = โดย
csv-name = ชื่อ
csv-turn = ตา
csv-question = คำถาม
csv-what = คำตอบ
csv-detail = รายละเอียด
csv-notation = สัญกรณ์
csv-outcome = ผล
csv-reason = เหตุผล
csv-coins = { $coin ->
    [carrot] แครอท_{ $seat }
   *[coin] เหรียญ_{ $seat }
    }
csv-influence = อิทธิพล_{ $seat }
csv-nobles = ขุนนาง_{ $seat }
csv-place = อันดับ
csv-id = id
csv-won = ชนะ
csv-kept = เหลือ
csv-played = เล่น
