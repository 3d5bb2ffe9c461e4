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
آيا صوفيا > /destinations/istanbul#sight-hagia-sophia
ايا صوفيا > /destinations/istanbul#sight-hagia-sophia
أيا صوفيا > /destinations/istanbul#sight-hagia-sophia
اياصوفيا > /destinations/istanbul#sight-hagia-sophia
ayasofya > /destinations/istanbul#sight-hagia-sophia
الجامع الأزرق > /destinations/istanbul#sight-blue-mosque
المسجد الازرق > /destinations/istanbul#sight-blue-mosque
جامع السلطان احمد > /destinations/istanbul#sight-blue-mosque
السلطان أحمد > /destinations/istanbul#sight-blue-mosque
توب كابي > /destinations/istanbul#sight-topkapi-palace
قصر توبكابي > /destinations/istanbul#sight-topkapi-palace
طوب قابي > /destinations/istanbul#sight-topkapi-palace
topkapi > /destinations/istanbul#sight-topkapi-palace
صهريج > /destinations/istanbul#sight-basilica-cistern
السليمانية > /destinations/istanbul#sight-suleymaniye
جامع السليمانيه > /destinations/istanbul#sight-suleymaniye
البازار الكبير > /destinations/istanbul#sight-grand-bazaar
السوق المسقوف > /destinations/istanbul#sight-grand-bazaar
برج غلطة > /destinations/istanbul#sight-galata-tower
برج غلطه > /destinations/istanbul#sight-galata-tower
برج جالاتا > /destinations/istanbul#sight-galata-tower
برج الفتاة > /destinations/istanbul#sight-maidens-tower
برج الفتاه > /destinations/istanbul#sight-maidens-tower
برج العذراء > /destinations/istanbul#sight-maidens-tower
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
بالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
بالون كابادوكيا > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
منطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia | /guide#balloon
المنطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia | /guide#balloon
مناطيد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia | /guide#balloon
سعر المنطاد > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide#balloon
سعر البالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide#balloon
متحف > /destinations/cappadocia#sight-goreme-museum | /destinations/antalya#tip-4
المتحف > /destinations/cappadocia#sight-goreme-museum | /destinations/antalya#tip-4
المدينة تحت الارض > /destinations/cappadocia#sight-kaymakli | /destinations/cappadocia#highlight-3
مدن تحت الأرض > /destinations/cappadocia#highlight-3 | /destinations/cappadocia#sight-kaymakli
غوريمة > /destinations/cappadocia#sight-goreme-museum
جوريمي > /destinations/cappadocia#sight-goreme-museum
أورغوب > /destinations/cappadocia#getting-there | /destinations/cappadocia#sight-uchisar-castle | /guide/cappadocia#practical-title | /destinations/cappadocia#tip-6
الوادي الأحمر > /destinations/cappadocia#sight-red-rose-valleys | /guide/cappadocia#section-3
وادي الحمام > /destinations/cappadocia#sight-pigeon-valley
فخار > /destinations/cappadocia#sight-avanos | /guide/culinary-journey#section-6
إهلارا > /destinations/cappadocia#sight-ihlara
وادي اهلارا > /destinations/cappadocia#sight-ihlara
كاليتشي > /destinations/antalya#sight-kaleici
شلال > /destinations/antalya#sight-duden
شلالات دودان > /destinations/antalya#sight-duden | /destinations/antalya#tip-6
شاطئ كونيالتي > /destinations/antalya#sight-konyaalti
شاطئ للنساء > /destinations/antalya#tip-8
شاطئ نسائي > /destinations/antalya#tip-8
شواطئ انطاليا > /destinations/antalya#highlight-2 | /destinations/antalya#sight-konyaalti
أسبندوس > /destinations/antalya#sight-aspendos
متحف انطاليا > /destinations/antalya#tip-4
قارب انطاليا > /destinations/antalya#tip-5
هيرابوليس > /destinations/pamukkale#sight-hierapolis
مسبح كليوباترا > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
المسبح الاثري > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
بيت السيدة مريم > /destinations/ephesus#sight-virgin-mary
بيت مريم > /destinations/ephesus#sight-virgin-mary
شيرنجة > /destinations/ephesus#sight-sirince
شيرينجه > /destinations/ephesus#sight-sirince
مكتبة سيلسوس > /destinations/ephesus#sight-celsus-library | /destinations/ephesus#highlight-1
طرابزون > /destinations/blacksea
طربزون > /destinations/blacksea#sight-trabzon-hagia-sophia | /destinations/blacksea | /destinations/blacksea#getting-there
أوزنجول > /destinations/blacksea#sight-uzungol
اوزنجول > /destinations/blacksea#sight-uzungol
اوزنقول > /destinations/blacksea#sight-uzungol
uzungol > /destinations/blacksea#sight-uzungol
ريزا > /destinations/blacksea#sight-rize-tea
ريزه > /destinations/blacksea#sight-rize-tea
آيدر > /destinations/blacksea#sight-ayder
ايدر > /destinations/blacksea#sight-ayder
سوميلا > /destinations/blacksea#sight-sumela
دير سوميلا > /destinations/blacksea#sight-sumela
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
مسجد > /guide#prayer | /destinations/istanbul#sight-blue-mosque | /destinations/blacksea#tip-7
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
الشاي > /guide/culinary-journey#section-2 | /destinations/blacksea#highlight-3 | /destinations/blacksea#sight-rize-tea
قهوة تركية > /guide/culinary-journey#section-2
كباب > /guide/culinary-journey#section-7
بقلاوة > /guide/culinary-journey#section-7
سعر رحلة اسطنبول > /destinations/istanbul#price
كم تكلفة كابادوكيا > /destinations/cappadocia#price
اسعار الرحلات > /trips | /destinations
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
أوزنقول > /destinations/blacksea#sight-uzungol
اوزون جول > /destinations/blacksea#sight-uzungol
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
مرمريس > near:ephesus
ماردين > near:none
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
جامع الازرق > /destinations/istanbul#sight-blue-mosque
قلعة القطن > /destinations/pamukkale
اسنطبول > /destinations/istanbul
ازنغول > /destinations/blacksea#sight-uzungol
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
ويكند > /trips/long-weekend | /trips/cappadocia-weekend
درج قليل > /trips/few-stairs
بالسيارة من انقرة > /trips/by-car-from-ankara
صيف مع الاطفال > /trips/summer-by-the-sea
وين نسكن في كابادوكيا > /guide/cappadocia#practical-title
اوزونجول > /destinations/blacksea#sight-uzungol
ترابزون > /destinations/blacksea
قونيا > near:cappadocia
الانيا > near:antalya
غازي عنتاب > near:none
الجو في طرابزون شهر 8 > /when-to-go/august | /destinations/blacksea#best-time
بكم البالون > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide#balloon
هل السعودي يحتاج فيزا > /guide#visa
ضاع جوازي > /guide#emergency
كم الساعة في تركيا > /guide#plugs
ملاهي للاطفال > /guide#children | /trips/family-week
مترو المطار > /destinations/istanbul#getting-there | /destinations/istanbul#tip-1
رحلة عشرة ايام > /trips/for-two | /trips/stones-and-sea
سيارة مع سائق > /guide#families
مسبح خاص للنساء > /destinations/antalya#tip-8 | /guide#hammam | /guide#halal
احجز عندكم ازاي > /contact | /guide#paying
كليوبترا > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
متى موسم الثلج > /when-to-go/december | /when-to-go/january | /when-to-go/february
ابغى مطعم نظيف وحلال > /guide#halal
كم يوم تكفي اسطنبول > /destinations/istanbul#itinerary
حيدر نبي > /guide#green-summer
حديقة كارا علي أوغلو > /destinations/antalya#itinerary | /destinations/antalya#about | /trips/few-stairs
اماكن سياحية في اسطنبول > /destinations/istanbul
معالم كابادوكيا > /destinations/cappadocia
بكم الرحلة > /trips
ازاي اروح كابادوكيا > /destinations/cappadocia#getting-there
كيفاش نمشي لكابادوكيا > /destinations/cappadocia#getting-there
الشتاء في تركيا > /trips/winter-snow | /guide#best-time | /when-to-go/january | /when-to-go/february | /when-to-go/december
شلالات طرابزون > /destinations/blacksea#sight-ayder | /destinations/blacksea#highlight-2
مواعيد المتاحف > /destinations/istanbul#tip-4
احلى شاطئ > /destinations/antalya#sight-konyaalti | /destinations/antalya#highlight-2
جزر الاميرات > near:istanbul
ابانت > near:none
`;
