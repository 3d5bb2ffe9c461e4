import type { Locale } from '../../../app/locales.ts';

/* Questions that buyers asked and that were answered badly or not at all, by kind; `unseen` was written without the data. */
export const buyers: Record<Locale, Record<string, string>> = {
  en: {
    buying: `
what is included > /guide#included
what is included in the price > /guide#included
are flights included > /guide#included
airline tickets included > /guide#included
is the balloon flight included > /guide#included | /guide#balloon
is there a guide > /guide#included | /guide#spoken-language
what do i pay for > /guide#included | /guide#paying
single supplement > /guide#party
single room supplement > /guide#party
kids discount > /guide#party
deposit > /guide#paying
cancellation refund > /guide#paying
terms and conditions > /guide#paying
can i pay by card > /guide#paying | /guide#money
reviews > /contact
who are you > /contact
about us > /contact
licensed agency > /contact
week in may for two > /when-to-go/may | /trips | /trips/first-visit
turkey > /trips
trip to turkey > /trips
`,
    people: `
minimum age balloon > /guide#balloon
honeymoon > /guide#honeymoon
honeymoon in cappadocia > /guide#honeymoon | /trips/cappadocia-weekend
gluten free > /guide#diet
nut allergy > /guide#diet
do people speak english > /guide#spoken-language
what language > /guide#spoken-language
visa for indian citizens > /guide#visa
visa for australians > /guide#visa
grandmother bad knees > /trips/few-stairs | /guide#accessibility
beach for toddlers > /trips/summer-by-the-sea | /trips/family-week | /destinations/antalya#highlight-2
half term > /trips/family-week | /trips/winter-snow
is it safe to travel alone > /guide#women | /guide#safety
`,
    places: `
mount nemrut > near:none
bodrum and marmaris > near:ephesus
train from istanbul to cappadocia > /destinations/cappadocia#getting-there | /guide#getting-around
cappadocia in winter > /trips/winter-snow | /destinations/cappadocia#best-time | /when-to-go/january | /when-to-go/february | /when-to-go/december
christmas in istanbul > /when-to-go/december
opening hours of ephesus > /destinations/ephesus | /destinations/ephesus#sight-celsus-library | /destinations/ephesus#tip-1 | /destinations/ephesus#tip-2 | /destinations/ephesus#tip-3 | /destinations/ephesus#best-time
best photo spots > /experiences#photography
`,
    things: `
cycling > /contact
cycling in cappadocia > /contact | /destinations/cappadocia
bicycle > /contact
bike rental > /contact
scuba diving > /contact
10 days itinerary > /trips/stones-and-sea
earthquake > /guide#safety | /guide#emergency
safe after the earthquake > /guide#safety
mosquitoes > nothing
kosher > nothing
ground floor > /guide#accessibility | /trips/few-stairs | /guide/cappadocia#practical-title
travel insurance > /guide#emergency
`,
    unseen: `
what does the price cover > /guide#included
are meals included in the tour > /guide#included
is breakfast included > /guide#included
do i need to pay a deposit up front > /guide#paying
can i get a refund if i cancel > /guide#paying
cost of hot air balloon cappadocia > /guide#balloon | /destinations/cappadocia#highlight-1
can a 5 year old go in the balloon > /guide#balloon
discount for group of 8 > /guide#party
i'm travelling alone how much extra for my own room > /guide#party
romantic trip for our anniversary > /guide#honeymoon
will the guide speak english > /guide#spoken-language | /guide#included
i am vegan what can i eat > /guide/culinary-journey#practical-title | /guide#diet
coeliac in turkey > /guide#diet
what currency should we bring > /guide#money
best month for balloons > /guide#best-time | /destinations/cappadocia#best-time | /when-to-go | /guide#balloon | /guide/cappadocia#section-2 | /destinations/cappadocia#tip-1 | /when-to-go/june | /when-to-go/july | /when-to-go/august | /when-to-go/september | /when-to-go/october
where can we swim in october > /when-to-go/october | /destinations/antalya#best-time | /destinations/antalya#highlight-2
is the topkapi harem worth it > /destinations/istanbul#sight-topkapi-palace
how long is the drive from antalya to pamukkale > /destinations/pamukkale#getting-there | /destinations/antalya#getting-there
can we do ephesus as a day trip from istanbul > /destinations/ephesus#getting-there | /destinations/ephesus | /destinations/ephesus#itinerary | /trips/long-weekend
one week with teenagers > /trips/family-week | /guide#children | /trips
tours to gobekli tepe > near:none
ankara to istanbul train > /guide#getting-around | /destinations/istanbul#getting-there
what should a woman wear in a mosque > /guide#mosques | /destinations/istanbul#tip-2 | /guide#women
do shops close during ramadan > /guide#ramadan
is it ok to visit with a walking stick > /guide#accessibility | /trips/few-stairs
sleep in a cave > /guide/cappadocia#practical-title | /destinations/cappadocia | /trips/family-week | /trips/cappadocia-weekend
do you have a phone number i can call > /contact
are you a registered travel agency > /contact
canadian passport visa > /guide#visa
can i use my iphone there > /guide#sim | /guide#plugs
fethiye boat tours > /guide/turquoise-coast#section-3 | near:antalya | /guide/turquoise-coast#section-1
cheapest trip you have > /trips
what happens if it rains in trabzon > /destinations/blacksea#tip-1 | /destinations/blacksea#tip-5 | /destinations/blacksea#best-time
does the tour price include museum tickets > /guide#included
do you take paypal > /guide#paying | nothing
can we change our dates later > /guide#paying
is there a weight limit for the balloon > /guide#balloon
cost for 3 adults and a baby > /guide#party
dairy free food > /guide#diet
wedding anniversary ideas > /guide#honeymoon
arabic speaking guide > /guide#spoken-language
is it cold in cappadocia in march > /when-to-go/march | /destinations/cappadocia#best-time
bus from pamukkale to ephesus > /destinations/ephesus#getting-there | /destinations/pamukkale#getting-there
tours to cesme > near:ephesus
sharks in antalya > nothing | /destinations/antalya
lost my passport > /guide#emergency
bazaar opening times > /destinations/istanbul#tip-4 | /destinations/istanbul#sight-grand-bazaar
trip with my parents who cannot climb stairs > /trips/few-stairs | /guide#accessibility
`,
  },
  tr: {
    buying: `
kapadokya balon kac para > /guide#balloon
taksit varmi > /guide#paying
iptal edersem > /guide#paying
kişi başı mı oda başı mı > /guide#included | /guide#party
tek kişilik fark > /guide#party
yemekler dahil mi > /guide#included
transfer dahil mi > /guide#included
haric ne > /guide#included
çocuk fiyatı > /guide#party
rehber var mı > /guide#included
balon dahil mi > /guide#included | /guide#balloon
tursab belgeniz varmi > /contact
siz kimsiniz > /contact
yorumlar > /contact
türkiye turu > /trips | /trips/whole-loop
`,
    people: `
almanyadan gelen arkadasim vize lazimmi > /guide#friends
yabancı arkadaşım müzekart > /guide#friends | /guide#museum-card
gurbetçi > /guide#friends
ögrenciyim param yok ucuz tatil > /guide#little-money
öğrenci > /guide#little-money | /guide#museum-card
pansiyon hostel > /guide#little-money
balayi icin nere guzel > /guide#honeymoon
balayi > /guide#honeymoon
emekli turu > /trips/few-stairs
az yuruyus > /trips/few-stairs
alkolsüz tatil > /guide/culinary-journey#practical-title
gluten alerjisi > /guide#diet
annem yuruyemiyor nereye gotureyim > /guide#accessibility | /trips/few-stairs
balon yaş sınırı > /guide#balloon
tek başına gezen erkek > /guide#party | /guide#women
`,
    places: `
hatay antakya turu > near:none
van kahvaltısı > /guide/culinary-journey#section-1
gobeklitepe > near:none
van > near:none
çeşme alaçatı > near:ephesus
mardin urfa turu > near:none
efesde otopark varmi > /destinations/ephesus#tip-3 | /destinations/ephesus#getting-there | /destinations/ephesus | /destinations/ephesus#tip-1 | /destinations/ephesus#tip-5
yagmur yagarsa uzungolde napilir > /destinations/blacksea#tip-5 | /destinations/blacksea#tip-1 | /destinations/blacksea#sight-uzungol
pamukkale acik mi su var mi > /destinations/pamukkale#sight-travertines | /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale
kapadokyada 2 gun yeter mi > /destinations/cappadocia#itinerary | /trips/cappadocia-weekend | /guide/cappadocia#section-7
kapadokya kac gun yeter > /destinations/cappadocia#itinerary | /trips/cappadocia-weekend | /guide/cappadocia#section-7
`,
    things: `
haftasonu kaçamagi ankaradan > /trips/cappadocia-weekend
5 günlük tatil > /trips/cappadocia-weekend | /trips/by-car-from-ankara | /trips
bungalov > /destinations/blacksea | /destinations/blacksea#sight-ayder | nothing
euro > /guide#money
hangi otelde kaliyoruz > /guide#included | /guide/cappadocia#practical-title | /guide/istanbul#practical-title
nerede kalınır > /guide/cappadocia#practical-title | /guide/istanbul#practical-title
ankaradan kapadokya arabayla > /destinations/cappadocia#getting-there | /trips/by-car-from-ankara | /guide#distances
ara tatilde çocukla > /guide#holidays | /trips/by-car-from-ankara | /trips/family-week | /guide#children
`,
    unseen: `
fiyata uçak dahil mi > /guide#included
müze girişleri fiyata dahil mi > /guide#included
kredi kartıyla ödeyebilir miyim > /guide#paying | /guide#money
turu iptal edersem param geri gelir mi > /guide#paying
balona binmek için en az kaç yaş > /guide#balloon
balon ücreti ne kadar > /guide#balloon
tek başıma gelsem ne kadar öderim > /guide#party
8 kişilik grubuz indirim olur mu > /guide#party
evlilik yıldönümü için romantik yer > /guide#honeymoon
eşimle baş başa kapadokya > /guide#honeymoon | /trips/cappadocia-weekend | /destinations/cappadocia
fıstık alerjim var > /guide#diet
çölyak hastasıyım > /guide#diet
bursadan efese arabayla kaç saat > /destinations/ephesus#getting-there | /guide#distances
izmirden kapadokyaya uçak var mı > /destinations/cappadocia#getting-there | /trips/cappadocia-weekend | /guide#distances
23 nisanda nereye gidelim > /guide#holidays | /when-to-go/april | /trips/cappadocia-weekend
kurban bayramında tatil > /guide#holidays | /guide#ramadan
kışın nereye gidilir > /trips/winter-snow | /when-to-go/january | /when-to-go/december | /when-to-go/february | /guide#best-time | /when-to-go
iki çocukla deniz tatili temmuz > /trips/summer-by-the-sea
annem tekerlekli sandalyede > /guide#accessibility | /trips/few-stairs
hangi müzelerde müzekart geçmiyor > /guide#museum-card
amerikalı arkadaşımla geliyorum > /guide#friends
öğrenci evi parası ile gezilir mi > /guide#little-money
batman gezisi > near:none
alanyada tatil > near:antalya
sivas divriği > near:none
uzungölde nerede kalalım > /destinations/blacksea#sight-uzungol | /destinations/blacksea#tip-3 | /guide#little-money | /destinations/blacksea
sümela açık mı > /destinations/blacksea#sight-sumela | /destinations/blacksea#tip-2
pamukkalede suya girilir mi > /destinations/pamukkale#sight-travertines | /destinations/pamukkale#tip-1 | /destinations/pamukkale#sight-antique-pool
haziranda balon uçar mı > /when-to-go/june | /guide#balloon | /destinations/cappadocia#best-time
istanbulda arabayla gezilir mi > /destinations/istanbul#tip-4 | /guide/istanbul | /destinations/istanbul#getting-there
size nasıl ulaşabilirim > /contact
güvenilir misiniz > /contact
turlarınız kaç gün > /trips | /trips/stones-and-sea
otel fiyata dahil mi > /guide#included
havale ile ödeme olur mu > /guide#paying
tarih değiştirebilir miyim > /guide#paying
balona hamileler binebilir mi > /guide#balloon
5 kişilik aile fiyatı > /guide#party | /trips/family-week
laktoz yiyemiyorum > /guide#diet
nişanlımla gezi > /guide#honeymoon
ingiliz misafirim var ne yapmalı > /guide#friends
konyadan antalyaya yol > /guide#distances | /destinations/antalya#getting-there
martta pamukkale > /when-to-go/march | /destinations/pamukkale#best-time
şanlıurfa turu > near:none
kuşadasında otel > near:ephesus
yaşlı babamla nereye gideyim > /guide#accessibility | /trips/few-stairs
topkapı hangi gün kapalı > /destinations/istanbul#tip-3 | /destinations/istanbul#sight-topkapi-palace
ayderde ne yapılır > /destinations/blacksea#sight-ayder
`,
  },
  ar: {
    buying: `
كم سعر الرحلة لستة اشخاص > /guide#party | /guide#families
ارخص رحلة > /trips | /trips/long-weekend
دفع بالتقسيط > /guide#paying
الغاء الحجز > /guide#paying
ماذا يشمل السعر > /guide#included
هل الفطور مشمول > /guide#included
هل المنطاد ضمن السعر > /guide#included | /guide#balloon
هل يوجد مرشد > /guide#included | /guide#families | /guide#spoken-language
سعر الاطفال > /guide#party
غرفة مفردة > /guide#party
بكم المنطاد > /guide#balloon
من انتم > /contact
تقييمات > /contact
هل انتم شركة مرخصة > /contact
تركيا > /trips
سياحة في تركيا > /trips | /destinations
`,
    people: `
شهر عسل تركيا > /guide#honeymoon
شهر عسل > /guide#honeymoon
رحلة لعروسين > /guide#honeymoon
اقل عمر للمنطاد > /guide#balloon
حساسية من المكسرات > /guide#diet
هل يتكلمون العربية > /guide#spoken-language | /guide#families
مرشد يتكلم عربي > /guide#spoken-language | /guide#families
اغراض البيبي حليب > /guide#children
كرسي متحرك بالتركي > /guide#accessibility
تامين سفر > /guide#emergency
السفر بوحدي كبنت واش آمن > /guide#women
`,
    places: `
مدينة وان > near:none
قونية > near:cappadocia
من الدار البيضاء الى اسطنبول > /guide#getting-around | /destinations/istanbul#getting-there
كوخ خاص طرابزون > /destinations/blacksea | /guide#green-summer | /destinations/blacksea#getting-there
رحلة بحرية البسفور > /destinations/istanbul#highlight-2
كم درجه الحراره بطرابزون في شهر ٨ > /when-to-go/august | /destinations/blacksea#best-time
بودروم ومرمريس > near:ephesus
مطاعم عراقية باسطنبول > /guide#halal | /guide/culinary-journey
`,
    things: `
مسبح خاص > /guide#halal | /destinations/antalya#tip-8
راس السنه > /when-to-go/december | /when-to-go/january
الفرق في الساعة مع القاهرة > /guide#plugs
كم الساعة في تركيا الان > /guide#plugs
الشتاء وين نتزلج > /when-to-go/december | /when-to-go/january | /when-to-go/february
ديزني لاند > nothing
اقرب مسجد للفندق > /guide#prayer
`,
    unseen: `
هل السعر يشمل الطيران > /guide#included
هل رسوم الدخول داخلة في السعر > /guide#included
كيف ادفع لكم > /guide#paying
ابي استرجع فلوسي اذا الغيت > /guide#paying
كم سعر ركوب المنطاد في كابادوكيا > /guide#balloon
ولدي عمره ٦ سنوات يركب المنطاد > /guide#balloon
نحن ثمانية اشخاص كم السعر > /guide#party | /guide#families
اسافر لحالي كم ادفع > /guide#party | /guide#women
رحلة رومانسية مع زوجتي > /guide#honeymoon
وين نروح شهر العسل في الصيف > /guide#honeymoon
ابغى مرشد عربي > /guide#spoken-language | /guide#families
عندي حساسية قمح > /guide#diet
مسافة من طرابزون الى اوزنجول > /destinations/blacksea#getting-there | /destinations/blacksea#sight-uzungol
كم الطريق من اسطنبول الى كابادوكيا بالسيارة > /destinations/cappadocia#getting-there
الفرق بين توقيت تركيا والجزائر > /guide#plugs
مكان بارد في اغسطس للعوائل > /trips/green-north | /guide#green-summer | /when-to-go/august
افضل شهر لزيارة طرابزون > /destinations/blacksea#best-time | /guide#green-summer
هل ينزل ثلج في اسطنبول > /destinations/istanbul#best-time | /when-to-go/january | /when-to-go/february | /when-to-go/december
رحلات الى ازمير > /trips/from-izmir | near:ephesus
طرابزون ام انطاليا للعائلة > /guide#families | /guide#green-summer | /trips/family-week | /trips/green-north | /trips/summer-by-the-sea | /destinations/blacksea | /destinations/antalya
حلال في انطاليا > /guide#halal
مسجد قريب من تقسيم > /guide#prayer | /guide#bursa-taksim
كم يوم احتاج في انطاليا > /destinations/antalya#itinerary
عفش كثير وسيارة كبيرة > /guide#families
جدتي ما تقدر تمشي > /trips/few-stairs | /guide#accessibility
حليب اطفال في الصيدلية > /guide#children
هل عندكم واتساب > /contact
هل انتم شركة موثوقة > /contact
فيزا تركيا للعراقيين > /guide#visa
رحلة ٤ ايام > /trips/cappadocia-weekend | /trips/long-weekend
غازيعنتاب > near:none
اسعار برامج العوائل > /trips | /trips/family-week | /guide#families | /guide#party
صلاة الجمعة والمتاحف > /guide#prayer | /destinations/istanbul#tip-4 | /destinations/istanbul#tip-3
هل الفندق داخل في السعر > /guide#included
هل تقبلون تحويل بنكي > /guide#paying
ابغى اغير التاريخ > /guide#paying
هل الحامل تركب المنطاد > /guide#balloon
سعر ٥ اشخاص > /guide#party
ما اكل بيض > /guide#diet
رحلة ذكرى زواج > /guide#honeymoon
سائق يتكلم انجليزي > /guide#spoken-language | /guide#families
الجو في باموكالي في مارس > /when-to-go/march | /destinations/pamukkale#best-time
كم ساعة من انطاليا الى باموكالي > /destinations/pamukkale#getting-there | /destinations/antalya#getting-there
رحلات ديار بكر > near:none
فندق في كوشاداسي > near:ephesus
ابي كبير في السن وركبته تعبانة > /guide#accessibility | /trips/few-stairs
متى يغلق قصر توب كابي > /destinations/istanbul#tip-4 | /destinations/istanbul#sight-topkapi-palace
مطعم بدون خمر > /guide#halal | /guide/culinary-journey#practical-title
`,
  },
};
