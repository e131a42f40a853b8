### A number keeps to its classifier by a no-break space (U+00A0).

# The director’s page: all hands, for the gallery.

director-title = ผู้กำกับ
director-mark = เปิดทุกมือ ห้ามให้ห้องส่งเห็น
director-lead = หน้านี้แสดงขุนนางที่คว่ำอยู่ทุกใบ การเปิดหน้านี้จะถูกบันทึกไว้ในตอน และพิธีกรเห็นว่าหน้านี้เปิดอยู่
director-passphrase = รหัสผ่านของผู้กำกับ
director-enter = เปิดหน้านี้
director-where = รหัสผ่านของผู้กำกับอยู่ในเทอร์มินัลที่รันระบบ เป็นคนละรหัสกับของพิธีกร
director-logout = ออกจากระบบ
director-episode = ตอนที่ { $episode }
director-turn = ตาที่ { $turn }
director-phase-ready = ก่อนแมตช์
director-phase-starter = ใครเริ่ม
director-phase-deal = การแจก
director-phase-dealt = แจกแล้ว
director-phase-over = แมตช์จบแล้ว
director-display = บนจอห้องส่ง: { $scene ->
    [title] ชื่อรายการ
    [cast] ผู้ร่วมรายการ
    [rules] กติกา
    [nobles] ขุนนาง
    [seal] ผนึก
    [board] กระดาน
    [spectators] ผู้ชม
    [result] ผล
    [proof] พิสูจน์
    [score] คะแนน
    [message] ข้อความ
    [black] จอดำ
    [highlight] ไฮไลต์
   *[slate] ฉากคั่น
    }
director-hand-none = ยังไม่แจก
director-room = ในห้องส่ง
director-court = กองราชสำนัก
director-room-none = ไม่มีขุนนางในห้องส่ง
director-shown = ออกจากการเล่น
director-extensions = { $count ->
    [0] ต่อเวลา: ไม่เหลือสิทธิ์
   *[other] ต่อเวลาได้อีก { $count } ครั้ง
    }
director-turn-of = ถึงตาเล่น
director-asked = ถูกถาม
director-now = ขณะนี้
director-now-none = ไม่มีอะไรบนโต๊ะ
director-log = บันทึกการเล่น
director-log-none = แมตช์ยังไม่เริ่ม

dealer-title = การ์ดจริง
dealer-deal-hand = แจกขุนนางใบไหนให้ { $name }
dealer-deal-holder = ขุนนางใบไหนไปอยู่กับ { $name }
dealer-deal-drawn = { $name } จั่วได้ขุนนางใบไหน
dealer-lots-first = จับสลาก: ใครเริ่ม
dealer-lots-chooser = จับสลาก: ใครได้เลือกผู้เริ่ม
dealer-lots-starter = จับสลาก: ใครเริ่ม
dealer-lots-without = จับสลาก: ผู้ชมคนไหนไม่ได้ขุนนาง
dealer-shown = { $name } หงายขุนนางใบไหน
dealer-random-lost = สุ่มขุนนางของ { $name } 1 ใบ: เสียใบไหน
dealer-random-examine = สุ่มขุนนางของ { $name } 1 ใบ: ไต่สวนใบไหน
dealer-random-draft = สุ่มขุนนางจากชุดของ { $name } 1 ใบ: ใบไหน
dealer-random-take = จับสลาก: เอาขุนนางของใคร
dealer-random-call = จับสลาก: เรียกใคร
dealer-random-target = จับสลาก: ใครเป็นเป้าหมาย
dealer-random-hand = สุ่มขุนนางที่เปิดแล้ว 1 ใบให้ { $name }: ใบไหน
dealer-random-holder = สุ่มขุนนาง 2 ใบของ { $name } เอา 1 ใบ: ใบไหน
dealer-random-redraw = จับสลาก: เปลี่ยนขุนนางของใคร
dealer-count = เหลือ { $count }
dealer-none = ยังไม่ได้บันทึก
dealer-entered = บันทึกแล้ว: { $entries }
dealer-entered-of = { $entry } ({ $name })
dealer-undo = ถอนใบล่าสุด
dealer-drop = ยกเลิก
dealer-drop-again = กดซ้ำ: ถือว่าไม่เกิดขึ้น
