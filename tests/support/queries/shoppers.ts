import type { Locale } from '../../../app/locales.ts';

/** Questions of buyers that were written before the words of `content/search/` were read. */
export const shoppers: Record<Locale, string> = {
  en: `
can you arrange a private tour > /guide#party | /guide#included | /contact
do we need to tip the guide > /guide#tipping
can vegetarians eat well > /guide#diet | /guide/culinary-journey#practical-title
what if the balloon is cancelled > /destinations/cappadocia#tip-1 | /guide#balloon
is it ok to travel during ramadan > /guide#ramadan
how cold is istanbul in february > /when-to-go/february | /destinations/istanbul#best-time
is there snow in january > /when-to-go/january | /trips/winter-snow
do you do airport pickup > /guide#included
are your hotels good > /guide#included
is my deposit refundable > /guide#paying
can i pay in euros > /guide#money | /guide#paying
trip for a 60th birthday with old parents > /trips/few-stairs | /guide#accessibility
wheelchair in ephesus > /destinations/ephesus#tip-7 | /guide#accessibility
travelling with a baby > /guide#children
quiet beach not touristy > /destinations/antalya#highlight-2 | /guide/turquoise-coast
how far is pamukkale from ephesus > /destinations/pamukkale#getting-there | /destinations/ephesus#getting-there
train from ankara to istanbul > /destinations/istanbul#getting-there | /guide#getting-around
flights from izmir to cappadocia > /destinations/cappadocia#getting-there | /trips/from-izmir
what should women wear in mosques > /destinations/istanbul#tip-2 | /guide#mosques
best time for turquoise coast > /guide/turquoise-coast | /destinations/antalya#best-time
is the sea warm in may > /when-to-go/may | /destinations/antalya#best-time | /when-to-go
swimming in october antalya > /when-to-go/october | /destinations/antalya#best-time
where to see whirling dervishes > nothing
do you sell gulet cruises > /guide/turquoise-coast#section-3
sim card for tourists > /guide#sim
are museums closed on monday > /destinations/istanbul#tip-4
grand bazaar opening days > /destinations/istanbul#tip-4 | /destinations/istanbul#sight-grand-bazaar
topkapi closed tuesday > /destinations/istanbul#tip-4
uzungol weather august > /when-to-go/august | /destinations/blacksea#best-time
tea plantations tour > /destinations/blacksea#sight-rize-tea | /destinations/blacksea#highlight-3
is ayder worth visiting > /destinations/blacksea#sight-ayder
ten day itinerary turkey > /trips/stones-and-sea | /trips/for-two
one week in april > /when-to-go/april | /trips/from-izmir
do i need a visa from india > /guide#visa
e-visa australia > /guide#visa
do you speak spanish > /guide#spoken-language
are guides licensed > /contact
any discount for groups > /guide#party
honeymoon in october > /guide#honeymoon | /trips/for-two
tours starting in izmir > /trips/from-izmir
snow trip for kids > /trips/winter-snow
what to pack for december > /when-to-go/december
is pamukkale pool open > /destinations/pamukkale#sight-antique-pool
how long in antalya > /destinations/antalya#itinerary
monastery on a cliff > /destinations/blacksea#highlight-1 | /destinations/blacksea#sight-sumela
boat trip bosphorus evening > /destinations/istanbul#highlight-2
where can we see tulips > /when-to-go/april
atm fees > /guide#money
muslim friendly hotel > /guide/culinary-journey#practical-title | /guide#included
`,
  tr: `
kahvaltı dahil mi > /guide#included
özel tur yapıyor musunuz > /guide#party | /guide#included
balon iptal olursa ne olur > /guide#balloon | /destinations/cappadocia#tip-1
çocuk ücretsiz mi > /guide#children | /guide#party
kredi kartıyla ödeme > /guide#paying | /guide#money
iptal edersem param geri gelir mi > /guide#paying
yarıyılda nereye gidilir > /trips/winter-snow | /guide#holidays
sömestrde kapadokya > /trips/winter-snow
kar görmek istiyoruz > /trips/winter-snow | /when-to-go/december | /when-to-go/january | /when-to-go/february
izmirden uçakla kapadokya > /destinations/cappadocia#getting-there | /trips/from-izmir
izmir çıkışlı tur > /trips/from-izmir
balayı oteli > /guide#honeymoon | /trips/for-two
evlilik yıldönümü için nereye > /guide#honeymoon | /trips/for-two
yaşlı annemle pamukkale > /guide#accessibility | /trips/few-stairs | /destinations/pamukkale#tip-8
bebek arabasıyla efes > /destinations/ephesus#tip-7
ankara istanbul tren kaç saat > /destinations/istanbul#getting-there | /guide#distances
konyadan istanbula hızlı tren > /guide#getting-around | /destinations/istanbul#getting-there
adana istanbul uçak > /destinations/istanbul#getting-there
bursadan pamukkale kaç km > /destinations/pamukkale#getting-there | /guide#distances
efes pamukkale arası kaç saat > /guide#distances | /destinations/pamukkale#getting-there
ayasofyaya giriş ücretli mi > /guide#mosques
topkapı sarayı hangi gün kapalı > /destinations/istanbul#tip-3
kapalıçarşı pazar açık mı > /destinations/istanbul#sight-grand-bazaar | /destinations/istanbul#tip-3
müzekart emekli öğretmen > /guide#museum-card
sümelaya nasıl gidilir > /destinations/blacksea#getting-there | /destinations/blacksea#sight-sumela
uzungöl kalabalık mı > /destinations/blacksea#sight-uzungol | /destinations/blacksea#tip-3
ayderde kalınır mı > /destinations/blacksea#sight-ayder
ağustosta karadeniz yağmur yağar mı > /when-to-go/august | /destinations/blacksea#best-time
antalyada deniz mayısta soğuk mu > /when-to-go/may | /destinations/antalya#best-time
kasımda antalya denize girilir mi > /when-to-go/november | /destinations/antalya#best-time
kaputaş plajı > /guide/turquoise-coast | /destinations/antalya#highlight-2
likya yolunda yürümek > /guide/turquoise-coast#section-5
vejetaryen yemek > /guide/culinary-journey#practical-title | /guide#diet
içkisiz lokanta > /guide/culinary-journey#practical-title
otoyol ücretleri bayramda > /guide#motorways
en ucuz geziniz hangisi > /trips | /guide#little-money
4 günlük gezi > /trips/long-weekend | /trips/cappadocia-weekend
whatsapp numaranız > /contact
turlarınızda kaç kişi oluyor > /guide#party
iki çocuklu aile ne kadar öder > /trips/family-week | /guide#party
karda kapadokya > /trips/winter-snow | /destinations/cappadocia#best-time
ocakta istanbul > /when-to-go/january
rehberler belgeli mi > /contact
grup indirimi > /guide#party
hamileyken balon > /guide#balloon
pamukkale havuzu açık mı > /destinations/pamukkale#sight-antique-pool
anneannem efesi gezebilir mi > /guide#accessibility | /trips/few-stairs
bayramda nereye gidelim > /guide#holidays | /guide#ramadan
tekne turu antalya > /destinations/antalya#tip-5
erciyeste kayak > /when-to-go/december | /when-to-go/january | /trips/winter-snow
yayla turu > /trips/green-north
kadın başıma kapadokya > /guide#women
trabzon uçak ankara > /destinations/blacksea#getting-there | /guide#distances
`,
  ar: `
سائق خاص مع سيارة > /guide#families | /guide#included
اذا الغي المنطاد > /guide#balloon | /destinations/cappadocia#tip-1
هل الاطفال مجانا > /guide#children | /guide#party
الدفع بالبطاقة > /guide#paying | /guide#money
هل استرد العربون > /guide#paying
سفر بعد الزواج > /guide#honeymoon | /trips/for-two
وين نروح في عطلة منتصف السنة > /trips/winter-snow
نبي نشوف ثلج > /trips/winter-snow
تركيا في ديسمبر > /when-to-go/december
درجة الحرارة في اسطنبول يناير > /when-to-go/january | /destinations/istanbul#best-time
من ازمير الى كابادوكيا > /destinations/cappadocia#getting-there | /trips/from-izmir
شقق عائلية > /guide#families
فندق قريب من مسجد > /guide#prayer
مسبح للنساء فقط > /guide#halal | /guide#women | /destinations/antalya#tip-8
اكل حلال في انطاليا > /guide#halal
هل الماء صالح للشرب > /guide#water
فيزا للاردنيين > /guide#visa
هل يحتاج السعودي فيزا > /guide#visa
رمضان في اسطنبول > /guide#ramadan
صلاة التراويح > /guide#prayer | /guide#ramadan
لبس النساء في المساجد > /guide#women | /guide#prayer
عربية اطفال > /guide#children
جدتي على كرسي متحرك > /trips/few-stairs | /guide#accessibility
كم المسافة بين طرابزون واوزنجول > /destinations/blacksea#getting-there
الجو في ايدر شهر سبعة > /when-to-go/july | /destinations/blacksea#best-time
شلالات انطاليا > /destinations/antalya#sight-duden
رحلة بحرية في البوسفور > /destinations/istanbul#highlight-2
السوق المسقوف يوم الاحد > /destinations/istanbul#sight-grand-bazaar | /destinations/istanbul#tip-4
قصر توب كابي مغلق > /destinations/istanbul#tip-4
حمام تركي للنساء > /guide#hammam
ارخص برنامج > /trips
رحلة اسبوع > /trips/family-week | /trips/from-izmir | /trips/winter-snow | /trips
برنامج 4 ايام > /trips/cappadocia-weekend | /trips/long-weekend
هل يتكلمون عربي > /guide#spoken-language
رقم الواتساب > /contact
هل الشركة مرخصة > /contact
سوق الفضة > /destinations/istanbul#highlight-3 | /destinations/istanbul#sight-grand-bazaar
قطار اسطنبول انقرة > /destinations/istanbul#getting-there | /guide#getting-around
عائلة من ستة اشخاص كم السعر > /guide#party
كابادوكيا في الثلج > /trips/winter-snow
اسطنبول في يناير > /when-to-go/january
خصم للمجموعات > /guide#party
حامل والمنطاد > /guide#balloon
مسبح باموكالي مفتوح > /destinations/pamukkale#sight-antique-pool
جدتي تقدر تمشي في افسس > /trips/few-stairs | /guide#accessibility
موعد التوليب > /when-to-go/april
رحلة قارب انطاليا > /destinations/antalya#tip-5
مصلى في المطار > /guide#prayer
بنت لوحدي في كابادوكيا > /guide#women
فندق بدون خمر > /guide#halal
حجز مرشد عربي > /guide#spoken-language | /guide#families
عرسان في اكتوبر > /guide#honeymoon | /trips/for-two
اماكن باردة في اغسطس > /guide#green-summer | /trips/green-north
`,
};
