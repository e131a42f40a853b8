### A number keeps to its classifier by a no-break space (U+00A0).

## The page on which an episode plays again.

replay-title = เล่นซ้ำ
replay-episode = ตอนที่ { $episode }
replay-running = ตอนของรายการนี้ยังไม่จบ จึงเล่นได้ถึงบันทึกล่าสุดเท่านั้น
replay-loading = สักครู่
replay-lost = ติดต่อเซิร์ฟเวอร์ไม่ได้ เปิดการเล่นซ้ำใหม่
replay-stage = ภาพที่แสดง
replay-controls = การเล่น
replay-play = เล่น
replay-pause = หยุด
replay-step-back = การตัดสินใจก่อนหน้า
replay-step-on = การตัดสินใจถัดไป
replay-turn-back = ตาก่อนหน้า
replay-turn-on = ตาถัดไป
replay-time = { $now } / { $all }
replay-time-turn = { $now } จาก { $all } { $turn ->
    [0] ก่อนตาแรก
   *[other] ตาที่ { $turn }
    }
replay-turn = { $turn ->
    [0] ก่อนตาแรก
   *[other] ตาที่ { $turn }
    }
replay-speed = ความเร็ว
replay-speed-of = { $speed }×
replay-skip = ข้ามช่วงคิด
replay-skip-about = ย่อทุกช่วงรอให้ไม่เกิน 2 วินาที
replay-view = มุมมอง
replay-view-room = ห้องส่ง
replay-view-all = เปิดทุกมือ
replay-views-finalists = ผู้เข้าชิง
replay-views-players = ผู้เล่น
replay-views-spectators = ผู้ชม
replay-full = เต็มจอ
replay-keys = ปุ่มลัด
replay-close = ปิด
replay-timeline = ไทม์ไลน์
replay-marks-more = และอีก { $count } จุด

replay-mark-turn = ตา
replay-mark-claim = คำอ้าง
replay-mark-challenge = ท้า
replay-mark-challenge_won = ท้าสำเร็จ
replay-mark-challenge_lost = ท้าผิด
replay-mark-loss = เสียขุนนาง
replay-mark-extension = ต่อเวลา
replay-mark-pause = หยุดพัก
replay-mark-time_out = หมดเวลา
replay-mark-correction = พิธีกรแก้ไข
replay-mark-rewind = ย้อนการเล่น
replay-mark-end = จบ

replay-key-space = วรรค
replay-key-home = Home
replay-key-end = End
replay-key-does-toggle = เล่นหรือหยุด
replay-key-does-move = { $way ->
    [back] ถอย { $seconds } วินาที
   *[on] ไปหน้า { $seconds } วินาที
    }
replay-key-does-step = { $way ->
    [back] การตัดสินใจก่อนหน้า
   *[on] การตัดสินใจถัดไป
    }
replay-key-does-turn = { $way ->
    [back] ตาก่อนหน้า
   *[on] ตาถัดไป
    }
replay-key-does-tenth = ไปที่ 0% ถึง 90% ของตอน
replay-key-does-edge = { $way ->
    [back] ไปต้นตอน
   *[on] ไปท้ายตอน
    }
replay-key-does-speed = { $way ->
    [back] ช้าลง
   *[on] เร็วขึ้น
    }
replay-key-does-skip = ข้ามช่วงคิดหรือไม่ข้าม
replay-key-does-view = มุมมองถัดไป
replay-key-does-full = เต็มจอ
replay-key-does-help = ปุ่มลัดเหล่านี้
