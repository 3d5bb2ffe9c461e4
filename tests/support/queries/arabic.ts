export const arabic = `
إسطنبول > /destinations/istanbul
اسطنبول > /destinations/istanbul
إستانبول > /destinations/istanbul
استانبول > /destinations/istanbul
اسطمبول > /destinations/istanbul
استنبول > /destinations/istanbul
اسطنبولل > /destinations/istanbul
بإسطنبول > /destinations/istanbul
في اسطنبول > /destinations/istanbul
istanbul > /destinations/istanbul
İstanbul > /destinations/istanbul
كابادوكيا > /destinations/cappadocia
كبادوكيا > /destinations/cappadocia
كابادوكية > /destinations/cappadocia
كابدوكيا > /destinations/cappadocia
الكابادوكيا > /destinations/cappadocia
cappadocia > /destinations/cappadocia
kapadokya > /destinations/cappadocia
أنطاليا > /destinations/antalya
انطاليا > /destinations/antalya
أنتاليا > /destinations/antalya
انتاليا > /destinations/antalya
لأنطاليا > /destinations/antalya
antalya > /destinations/antalya
باموكالي > /destinations/pamukkale
باموكالى > /destinations/pamukkale
بموكالي > /destinations/pamukkale
pamukkale > /destinations/pamukkale
أفسس > /destinations/ephesus
افسس > /destinations/ephesus
إفسس > /destinations/ephesus
إفيسوس > /destinations/ephesus
efes > /destinations/ephesus
البحر الأسود > /destinations/blacksea
البحر الاسود > /destinations/blacksea
بحر اسود > /destinations/blacksea
karadeniz > /destinations/blacksea
آيا صوفيا > /destinations/istanbul#sight-1
ايا صوفيا > /destinations/istanbul#sight-1
أيا صوفيا > /destinations/istanbul#sight-1
اياصوفيا > /destinations/istanbul#sight-1
ayasofya > /destinations/istanbul#sight-1
الجامع الأزرق > /destinations/istanbul#sight-2
المسجد الازرق > /destinations/istanbul#sight-2
جامع السلطان احمد > /destinations/istanbul#sight-2
السلطان أحمد > /destinations/istanbul#sight-2
توب كابي > /destinations/istanbul#sight-3
قصر توبكابي > /destinations/istanbul#sight-3
طوب قابي > /destinations/istanbul#sight-3
topkapi > /destinations/istanbul#sight-3
صهريج > /destinations/istanbul#sight-4
السليمانية > /destinations/istanbul#sight-5
جامع السليمانيه > /destinations/istanbul#sight-5
البازار الكبير > /destinations/istanbul#sight-6
السوق المسقوف > /destinations/istanbul#sight-6
برج غلطة > /destinations/istanbul#sight-7
برج غلطه > /destinations/istanbul#sight-7
برج جالاتا > /destinations/istanbul#sight-7
برج الفتاة > /destinations/istanbul#sight-8
برج الفتاه > /destinations/istanbul#sight-8
برج العذراء > /destinations/istanbul#sight-8
البوسفور > /destinations/istanbul#highlight-2
مضيق البسفور > /destinations/istanbul#highlight-2
السوق المصري > /destinations/istanbul#highlight-3
اسطنبول كارت > /destinations/istanbul#tip-1 | /guide/istanbul#section-1
بطاقة المواصلات > /destinations/istanbul#tip-1 | /guide/istanbul#section-1
تكسي > /destinations/istanbul#tip-5
تاكسي اسطنبول > /destinations/istanbul#tip-5
مواقيت الصلاة > /destinations/istanbul#tip-3
أفضل وقت لزيارة اسطنبول > /destinations/istanbul#best-time
متى ازور كابادوكيا > /destinations/cappadocia#best-time
افضل وقت لزيارة تركيا > /guide#best-time | /when-to-go | /destinations/istanbul#best-time | /destinations/antalya#best-time | /destinations/cappadocia#best-time | /destinations/blacksea#best-time | /destinations/ephesus#best-time | /destinations/pamukkale#best-time
الطقس في انطاليا > /destinations/antalya#best-time
كيف اصل الى كابادوكيا > /destinations/cappadocia#getting-there
كيف أصل إلى باموكالي > /destinations/pamukkale#getting-there
مطار اسطنبول > /destinations/istanbul#getting-there
مطار صبيحة > /destinations/istanbul#getting-there
برنامج اسطنبول > /destinations/istanbul#itinerary
برنامج سياحي كابادوكيا > /destinations/cappadocia#itinerary
جدول سياحي اسطنبول ٣ ايام > /destinations/istanbul#itinerary
بالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
بالون كابادوكيا > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
منطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia
المنطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia
مناطيد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia
سعر المنطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1
سعر البالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1
متحف > /destinations/cappadocia#sight-1 | /destinations/antalya#tip-4
المتحف > /destinations/cappadocia#sight-1 | /destinations/antalya#tip-4
المدينة تحت الارض > /destinations/cappadocia#sight-3 | /destinations/cappadocia#highlight-3
مدن تحت الأرض > /destinations/cappadocia#highlight-3 | /destinations/cappadocia#sight-3
غوريمة > /destinations/cappadocia#sight-1
جوريمي > /destinations/cappadocia#sight-1
أورغوب > /destinations/cappadocia#getting-there | /destinations/cappadocia#sight-2 | /guide/cappadocia#practical-title | /destinations/cappadocia#tip-6
الوادي الأحمر > /destinations/cappadocia#sight-6 | /guide/cappadocia#section-3
وادي الحمام > /destinations/cappadocia#sight-5
فخار > /destinations/cappadocia#sight-7 | /guide/culinary-journey#section-6
إهلارا > /destinations/cappadocia#sight-8
وادي اهلارا > /destinations/cappadocia#sight-8
كاليتشي > /destinations/antalya#sight-1
شلال > /destinations/antalya#sight-4
شلالات دودان > /destinations/antalya#sight-4 | /destinations/antalya#tip-6
شاطئ كونيالتي > /destinations/antalya#sight-5
شاطئ للنساء > /destinations/antalya#tip-8
شاطئ نسائي > /destinations/antalya#tip-8
شواطئ انطاليا > /destinations/antalya#highlight-2 | /destinations/antalya#sight-5
أسبندوس > /destinations/antalya#sight-7
متحف انطاليا > /destinations/antalya#tip-4
قارب انطاليا > /destinations/antalya#tip-5
هيرابوليس > /destinations/pamukkale#sight-2
مسبح كليوباترا > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
المسبح الاثري > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
بيت السيدة مريم > /destinations/ephesus#sight-7
بيت مريم > /destinations/ephesus#sight-7
شيرنجة > /destinations/ephesus#sight-8
شيرينجه > /destinations/ephesus#sight-8
مكتبة سيلسوس > /destinations/ephesus#sight-1 | /destinations/ephesus#highlight-1
طرابزون > /destinations/blacksea
طربزون > /destinations/blacksea#sight-2 | /destinations/blacksea | /destinations/blacksea#getting-there
أوزنجول > /destinations/blacksea#sight-4
اوزنجول > /destinations/blacksea#sight-4
اوزنقول > /destinations/blacksea#sight-4
uzungol > /destinations/blacksea#sight-4
ريزا > /destinations/blacksea#sight-5
ريزه > /destinations/blacksea#sight-5
آيدر > /destinations/blacksea#sight-8
ايدر > /destinations/blacksea#sight-8
سوميلا > /destinations/blacksea#sight-1
دير سوميلا > /destinations/blacksea#sight-1
تأشيرة > /guide#visa
تاشيره > /guide#visa
التأشيرة > /guide#visa
فيزا > /guide#visa
فيزا تركيا للسعوديين > /guide#visa
جواز السفر > /guide#visa
حلال > /guide#halal
طعام حلال > /guide#halal
مطاعم حلال > /guide#halal
اكل حلال في اسطنبول > /guide#halal
خمر > /guide#halal
صلاة > /guide#prayer
الصلاة > /guide#prayer
الصلاه > /guide#prayer
صَلاة > /guide#prayer
مصلى نساء > /guide#prayer
القبلة > /guide#prayer
مسجد > /guide#prayer | /destinations/istanbul#sight-2 | /destinations/blacksea#tip-7
رمضان > /guide#ramadan
العيد > /guide#ramadan
عيد الاضحى > /guide#ramadan
حمام تركي > /guide#hammam
حمّام > /guide#hammam
الحمام التركي للنساء > /guide#hammam
فلوس > /guide#money
صرف العملات > /guide#money
ليرة تركية > /guide#money
صرافة > /guide#money
شريحة > /guide#sim
شريحة انترنت > /guide#sim
استرداد الضريبة > /guide#tax-free
تاكس فري > /guide#tax-free
بقشيش > /guide#tipping
إكرامية > /guide#tipping
ماء الصنبور > /guide#water
ماء الحنفية > /guide#water
أمان > /guide#safety
هل تركيا آمنة > /guide#safety
نصب واحتيال > /guide#safety
بنت لحالها > /guide#women
سفر المرأة > /guide#women
أطفال > /guide#children | /trips/family-week
الاطفال > /guide#children | /trips/family-week
عائلة > /guide#families
عوائل > /guide#families | /trips/family-week
غرف عائلية > /guide#families
كرسي متحرك > /guide#accessibility
طوارئ > /guide#emergency
رقم الاسعاف > /guide#emergency
١١٢ > /guide#emergency
112 > /guide#emergency
بورصة > /guide#bursa-taksim
بورصا > /guide#bursa-taksim
تقسيم > /guide#bursa-taksim
صبنجة > /guide#bursa-taksim
سبانجا > /guide#bursa-taksim
الشمال التركي > /guide#green-summer
الصيف في طرابزون > /guide#green-summer | /destinations/blacksea#best-time
فطور تركي > /guide/culinary-journey#section-1
الفطور > /guide/culinary-journey#section-1
الشاي > /guide/culinary-journey#section-2 | /destinations/blacksea#highlight-3 | /destinations/blacksea#sight-5
قهوة تركية > /guide/culinary-journey#section-2
كباب > /guide/culinary-journey#section-7
بقلاوة > /guide/culinary-journey#section-7
سعر رحلة اسطنبول > /destinations/istanbul#price
كم تكلفة كابادوكيا > /destinations/cappadocia#price
اسعار الرحلات > /destinations
تواصل > /contact
رقم الهاتف > /contact
بريد > /contact
القطار > /guide#getting-around
تأجير سيارة > /guide#getting-around
المواصلات > /guide#getting-around | /guide/istanbul#section-1 | /destinations/istanbul#tip-1
تصوير > /experiences#photography
جولات ثقافية > /experiences#culturalTours
الساحل الفيروزي > /guide/turquoise-coast
أولودنيز > /guide/turquoise-coast#section-1
اولودنيز > /guide/turquoise-coast#section-1
فتحية > /guide/turquoise-coast#section-1 | /guide/turquoise-coast
طيران شراعي > /guide/turquoise-coast#section-1
طريق ليقيا > /guide/turquoise-coast#section-5
السلاحف > /guide/turquoise-coast#section-6 | /guide/sustainable-tourism#section-1
قاضي كوي > /guide/istanbul#section-3 | /guide/istanbul#section-2
اوسكودار > /guide/istanbul#section-8
شهر 7 > /when-to-go/july
شهر ٧ > /when-to-go/july
الجو في شهر ٧ > /when-to-go/july
شهر ١١ > /when-to-go/november
شهر سبعة > /when-to-go/july
تموز > /when-to-go/july
غشت > /when-to-go/august
نونبر > /when-to-go/november
جويلية > /when-to-go/july
تزلج > /when-to-go/december | /when-to-go/january | /when-to-go/february
التزحلق > /when-to-go/december | /when-to-go/january | /when-to-go/february
ابغى مكان بارد > /trips/green-north
الرحلات للعوائل > /trips/family-week
أوزنقول > /destinations/blacksea#sight-4
اوزون جول > /destinations/blacksea#sight-4
تأشيرة المغاربة > /guide#visa
واتساب > /contact
رقم واتس > /contact
درون > /experiences#photography
بزران > /guide#children | /trips/family-week
eSIM > /guide#sim
محول كهرباء > /guide#plugs
فيش > /guide#plugs
أهل الكهف > /destinations/ephesus#highlight-3
بودروم > near:ephesus
مرمريس > near:pamukkale | near:ephesus
ماردين > near:blacksea
زراعة شعر > /guide#other-places
زلزال > /guide#emergency
زلازل > /guide#emergency
الوجهات > /destinations
الدليل > /guide
جو اسطنبول في نوفمبر > /when-to-go/november | /destinations/istanbul#best-time
٧ > /when-to-go/july
شهر سبعه > /when-to-go/july
التزلج > /when-to-go/december | /when-to-go/january | /when-to-go/february
رخيص > /trips
فيزا للمصريين > /guide#visa
رحلة من القاهرة > /guide#getting-around
وين اروح بالصيف > /guide#green-summer | /trips/green-north
كم تكلف الرحلة > /trips
سعر > /trips
الاسعار > /trips | /destinations
رحلة > /trips
سواق عربي > /guide#families
شريحة نت > /guide#sim
جامع الازرق > /destinations/istanbul#sight-2
قلعة القطن > /destinations/pamukkale
اسنطبول > /destinations/istanbul
ازنغول > /destinations/blacksea#sight-4
کابادوکیا > /destinations/cappadocia
باموکاله > /destinations/pamukkale
بورصه > /guide#bursa-taksim
bursa > /guide#bursa-taksim
sapanca > /guide#bursa-taksim
عيال > /guide#children | /trips/family-week
مول > nothing
ارطغرل > nothing
بوزتبه > /guide#green-summer
وحدات > nothing
عبايات > nothing
واتس > /contact
عنوان > /contact
شركة > /contact
ركبة > /guide#accessibility
ويكند > /trips/long-weekend
درج قليل > /trips/few-stairs
بالسيارة من انقرة > /trips/by-car-from-ankara
صيف مع الاطفال > /trips/summer-by-the-sea
وين نسكن في كابادوكيا > /guide/cappadocia#practical-title
اوزونجول > /destinations/blacksea#sight-4
ترابزون > /destinations/blacksea
قونيا > near:antalya | near:cappadocia
الانيا > near:antalya
غازي عنتاب > near:cappadocia
الجو في طرابزون شهر 8 > /when-to-go/august | /destinations/blacksea#best-time
بكم البالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1
هل السعودي يحتاج فيزا > /guide#visa
ضاع جوازي > /guide#emergency
كم الساعة في تركيا > /guide#plugs
ملاهي للاطفال > /guide#children | /trips/family-week
مترو المطار > /destinations/istanbul#getting-there | /destinations/istanbul#tip-1
رحلة عشرة ايام > /trips/stones-and-sea
سيارة مع سائق > /guide#families
مسبح خاص للنساء > /destinations/antalya#tip-8 | /guide#hammam
احجز عندكم ازاي > /contact
كليوبترا > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
متى موسم الثلج > /when-to-go/december | /when-to-go/january | /when-to-go/february
ابغى مطعم نظيف وحلال > /guide#halal
كم يوم تكفي اسطنبول > /destinations/istanbul#itinerary
حيدر نبي > /guide#green-summer
حديقة كارا علي أوغلو > /destinations/antalya#itinerary | /destinations/antalya#about
اماكن سياحية في اسطنبول > /destinations/istanbul
معالم كابادوكيا > /destinations/cappadocia
بكم الرحلة > /trips
ازاي اروح كابادوكيا > /destinations/cappadocia#getting-there
كيفاش نمشي لكابادوكيا > /destinations/cappadocia#getting-there
الشتاء في تركيا > /guide#best-time | /when-to-go/january | /when-to-go/february | /when-to-go/december
شلالات طرابزون > /destinations/blacksea#sight-8 | /destinations/blacksea#highlight-2
مواعيد المتاحف > /destinations/istanbul#tip-4
احلى شاطئ > /destinations/antalya#sight-5 | /destinations/antalya#highlight-2
جزر الاميرات > near:istanbul
ابانت > near:istanbul
`;
