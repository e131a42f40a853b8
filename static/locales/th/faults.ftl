## สิ่งที่พบในไฟล์รายการ ต่อจาก "พบ"

found-nothing = ค่าว่าง
found-value = { $value }
found-table = ตาราง
found-list = { $count ->
    [0] ลิสต์ว่าง
   *[other] ลิสต์ { $count } ตัว
    }
found-vast = ตัวเลขที่ใหญ่เกินไปมาก
found-unknown_key = คีย์ที่ไม่รู้จัก "{ $key }"
found-unknown_switch = ตัวเลือกกติกาที่ไม่รู้จัก "{ $name }"
found-foreign_switch = ตัวเลือกกติกา "{ $name }" ซึ่งฉบับ { $edition } ไม่มี
found-foreign_key = { $key } ซึ่งฉบับ { $edition } ไม่มี
found-together = ตัวเลือกกติกาที่ใช้ร่วมกันไม่ได้
found-twice = "{ $name }" ซ้ำ 2 ครั้ง
found-cues = { $count ->
    [0] คิวที่ไม่เริ่มอะไรเลย
   *[other] คิวที่เริ่ม { $does }
    }
found-picture_kind = "{ $path }" ซึ่งไม่ใช่ภาพชนิดที่รู้จัก
found-sound_kind = "{ $path }" ซึ่งไม่ใช่เสียงชนิดที่รู้จัก
found-file_outside = "{ $path }" ซึ่งอยู่นอกโฟลเดอร์ของรายการ
found-file_missing = "{ $path }" แต่ไม่มีไฟล์นี้
found-file_unreadable = "{ $path }" ซึ่งอ่านไม่ได้
found-file_too_large = "{ $path }" ซึ่งใหญ่กว่า { $most } MiB
found-folder = โฟลเดอร์ที่ไม่มี show.toml
found-no_show = ไม่มีรายการนี้
found-values_large = ค่าที่ใหญ่เกินกว่าจะอ่านได้
found-file_large = ไฟล์ขนาด { NUMBER($bytes) } ไบต์
found-unreadable = ไฟล์ที่อ่านไม่ได้ ({ $why })
found-not_utf8 = ไบต์ที่ไม่ใช่ UTF-8 ({ $byte })
found-not_toml = { $column ->
    [0] ข้อความที่ไม่ใช่ TOML ท้ายไฟล์ ({ $why })
   *[other] ข้อความที่ไม่ใช่ TOML ที่คอลัมน์ { $column } ({ $why })
    }

## สิ่งที่ถูกต้อง ต่อจาก "ที่ถูกคือ"

right-whole = จำนวนเต็มตั้งแต่ { $low } ถึง { $high }
right-whole_or_unlimited = "unlimited" หรือจำนวนเต็มตั้งแต่ { $low } ถึง { $high }
right-seconds = จำนวนเต็มเป็นวินาที ตั้งแต่ { $low } ถึง { $high }
right-milliseconds = จำนวนเต็มเป็นมิลลิวินาที ตั้งแต่ { $low } ถึง { $high }
right-hold = จำนวนเต็มเป็นวินาที ตั้งแต่ 1 ถึง { $high } เมื่อครบแล้วนาฬิกาหยุด หรือ 0 คือไม่หยุดเลย
right-bool = true หรือ false
right-colour = สีเป็นเลขฐานสิบหก 6 หลัก เช่น "#d6ab52"
right-id = ชื่อย่อใช้ตัวเล็ก a-z ตัวเลข และยัติภังค์เดี่ยว ไม่เกิน { $most } ตัว เช่น "nomi" หรือ "commander-shepard"
right-line = ข้อความ 1 ถึง { $most } ตัวอักษรในบรรทัดเดียว ไม่มีช่องว่างหัวท้าย
right-notes = สิ่งที่พิธีกรพูด ไม่เกิน { $most } ตัวอักษร
right-picture = ที่อยู่ของไฟล์ภาพ (png, jpg, jpeg, webp) ในโฟลเดอร์ของรายการ
right-sound = ที่อยู่ของไฟล์เสียง (ogg, mp3, wav, m4a) ในโฟลเดอร์ของรายการ
right-peek = "always" (เห็นขุนนางของตนตลอด) หรือ "hold" (เห็นเฉพาะตอนกดค้าง)
right-language_tag = รหัสภาษา เช่น "en", "fr" หรือ "th"
right-scene = ฉากใดฉากหนึ่งใน { $options }
right-edition = ชื่อฉบับ: { $options }
right-does = "nothing", "begin", "deal" หรือ "play"
right-to = "room", "seats" หรือ id ของผู้ร่วมรายการ
right-dice = "sealed" (สุ่มจากเลขลับที่ผนึกไว้) หรือ "by hand" (แจกการ์ดจริง)
right-finalists = ใต้ finalists เป็นลิสต์ id 2 คนของผู้ร่วมรายการ เช่น ["marvin", "nomi"]: ผู้ถูกเสนอชื่อก่อน แล้วคู่ต่อสู้
right-players = ใต้ players เป็นลิสต์ id ของผู้ร่วมรายการ เช่น ["cally", "dax", "ivanova"]: ผู้เล่นตามลำดับที่นั่ง วนตามเข็มนาฬิกา
right-so_many = ลิสต์ id ของผู้ร่วมรายการ { $low } ถึง { $high } คน: ผู้เล่นตามลำดับที่นั่ง วนตามเข็มนาฬิกา
right-table = ตาราง [{ $key }]
right-entries = รายการย่อย แต่ละตัวอยู่ใต้ [[{ $key }]]
right-cast = รายการย่อย [[cast]] อย่างน้อย 2 คน
right-one_of = ตัวใดตัวหนึ่งใน { $options }{ $hint ->
    [yes] {" "}(หมายถึง "{ $near }" หรือเปล่า)
   *[no] {""}
    }
right-language = ภาษาที่หน้าจอมีคำให้ใช้: { $options }{ $hint ->
    [yes] {" "}(หมายถึง "{ $near }" หรือเปล่า)
   *[no] {""}
    }
right-show = ที่อยู่ของโฟลเดอร์ที่มี show.toml หรือรายการใดรายการหนึ่งใน { $options }{ $hint ->
    [yes] {" "}(หมายถึง "{ $near }" หรือเปล่า)
   *[no] {""}
    }
right-under = ย้ายไปไว้ใต้ { $table }
right-above = ย้ายไปไว้เหนือ [table] แรก
right-free_id = id ที่ไม่ได้สงวนไว้ให้ทีมงาน นาฬิกา หรือเหรียญ
right-own_id = { $line ->
    [0] id ที่ไม่ซ้ำใคร
   *[other] id ที่ไม่ซ้ำใคร (บรรทัด { $line } ใช้ไปแล้ว)
    }
right-own_cue = id ที่ไม่ซ้ำคิวอื่น
right-different = { $count ->
    [2] id ต่างกัน 2 คนของผู้ร่วมรายการ
   *[other] id ที่ต่างกัน
    }
right-cues_in_order = คิวละ 1 สำหรับ does = "begin", "deal" และ "play" ตามลำดับนี้
right-coup_price = forced_coup_at อย่างน้อยเท่าราคารัฐประหาร ({ $least }) ไม่ใช่ { $given }
right-bank = bank = "unlimited" หรืออย่างน้อย { $least } เหรียญ ไม่ใช่ { $given }
right-values_small = ลิสต์และตัวเลขขนาดปกติ
right-file_small = ไฟล์ไม่เกิน { NUMBER($most) } ไบต์
right-readable = ไฟล์ที่อ่านได้
right-utf8 = ข้อความที่บันทึกเป็น UTF-8
right-toml = บรรทัดแบบ key = "text", key = 12 หรือ [table]
