## The server’s plain pages for what goes wrong with an address.

error-not-found = ไม่พบหน้าตามที่อยู่นี้
error-not-allowed = ที่อยู่นี้ไม่รับคำขอแบบนี้
error-internal = เกิดข้อผิดพลาด ไม่มีอะไรสูญหาย ลองอีกครั้ง
error-other = อ่านคำขอนี้ไม่ได้
