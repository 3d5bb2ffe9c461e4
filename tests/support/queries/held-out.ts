import type { Locale } from '../../../app/locales.ts';

/* Queries written before the search was tuned: they measure it and are not tuned to. */
export const heldOut: Record<Locale, string> = {
  en: `
turkey in october > /when-to-go/october
weather in antalya in may > /when-to-go/may | /destinations/antalya#best-time
how hot is istanbul in august > /when-to-go/august | /destinations/istanbul#best-time
trip cost for two > /trips
10 day itinerary > /trips/stones-and-sea | /trips
two weeks in turkey > /trips/whole-loop
first time in turkey > /trips/first-visit
whatsapp number > /contact
talk to someone > /contact
office address > /contact
do americans need a visa > /guide#visa
can i drink water from the tap > /guide#water
bad knees > /guide#accessibility | /trips/few-stairs
stroller > /guide#children
cheap holiday > /trips | /trips/long-weekend
hotels in cappadocia > /guide/cappadocia#practical-title | /destinations/cappadocia
where should we stay in istanbul > /guide/istanbul#practical-title
skiing > /when-to-go/january | /when-to-go/february | /when-to-go/december
esim > /guide#sim
uber in istanbul > /destinations/istanbul#tip-5
izmir > /trips/from-izmir | near:ephesus
side > near:antalya
gaziantep > near:none
bodrum tours > near:ephesus
ankara > /trips/by-car-from-ankara
northern lights > nothing
bungee > nothing
what to pack for april > /when-to-go/april
ramadan dates 2027 > /guide#ramadan
is uzungol worth it > /destinations/blacksea#sight-uzungol
vegetarian food > /guide/culinary-journey#practical-title
driving licence > /guide#driving
sunrise balloon price > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /destinations/cappadocia#price | /guide#balloon
snow in cappadocia > /trips/winter-snow | /destinations/cappadocia#best-time | /when-to-go/january | /when-to-go/february | /when-to-go/december
`,
  tr: `
eylülde hava > /when-to-go/september
ağustosta karadeniz > /when-to-go/august | /destinations/blacksea#best-time
mayıs ayında hava nasıl > /when-to-go/may
7. ayda tatil > /when-to-go/july
antalya turu > /destinations/antalya
pamukkale turu fiyatı > /destinations/pamukkale#price
kaç lira > /trips | /destinations
ucuz tatil > /trips | /trips/long-weekend
telefonunuz var mı > /contact
whatsapp hattı > /contact
şirket adresi > /contact
rezervasyon nasıl yapılır > /contact | /guide#paying
çocukla tatil nerede yapılır > /trips/family-week | /guide#children
bebek arabasıyla istanbul > /destinations/istanbul#tip-7
dizim ağrıyor > /guide#accessibility
hafta sonu kaçamağı > /trips/long-weekend | /trips/cappadocia-weekend
istanbulda hangi semtte kalalım > /guide/istanbul#practical-title
kayak merkezi > /when-to-go/january | /when-to-go/february | /when-to-go/december
lale zamanı > /when-to-go/april
gaziantep gezisi > near:none
edirne > near:istanbul
alanya otelleri > near:antalya
datça > near:none
kapora ne kadar > /guide#paying
hgs nereden alınır > /guide#motorways
ankaradan karadeniz kaç saat > /destinations/blacksea#getting-there | /guide#distances
izmirden pamukkale > /destinations/pamukkale#getting-there | /guide#distances | /destinations/pamukkale
öğrenci müze indirimi > /guide#museum-card
iç hat uçuşları > /guide#getting-around
internetsiz kullanabilir miyim > /take-along
iki haftalık gezi > /trips/whole-loop
yaylada serin tatil > /trips/green-north
kuzey ışıkları > nothing
`,
  ar: `
الجو في تركيا شهر ١٠ > /when-to-go/october
شهر 5 > /when-to-go/may
أيلول > /when-to-go/september
شتنبر في اسطنبول > /when-to-go/september | /destinations/istanbul#best-time
كانون الثاني > /when-to-go/january
كم تكلف الرحلة لشخصين > /trips | /destinations
ميزانية محدودة > /trips | /destinations
رحلة كابادوكيا > /destinations/cappadocia
اسعار انطاليا > /destinations/antalya#price
ابي رقم الواتس > /contact
عنوان الشركة > /contact
ابغى احجز > /contact | /guide#paying
تأشيرة للجزائريين > /guide#visa
هل احتاج فيزا وانا سعودي > /guide#visa
رحلة مع اطفال صغار > /trips/family-week | /guide#children
عربة اطفال في اسطنبول > /destinations/istanbul#tip-7 | /guide#children
ركبتي تعورني > /guide#accessibility
وين اسكن في اسطنبول > /guide/istanbul#practical-title
ازمير > /trips/from-izmir | near:ephesus
انقرة > /trips/by-car-from-ankara
فنادق بودروم > near:ephesus | /guide#other-places
شاورما > /guide/culinary-journey#section-7
مواعيد الصلاة في اسطنبول > /destinations/istanbul#tip-3
الشفق القطبي > nothing
كرة القدم > nothing
مقابس الكهرباء > /guide#plugs
هل ماي الحنفية ينشرب > /guide#water
بيت مريم العذراء > /destinations/ephesus#sight-virgin-mary
تزحلق على الثلج > /when-to-go/january | /when-to-go/february | /when-to-go/december
نهاية الأسبوع > /trips/long-weekend | /trips/cappadocia-weekend
عشرة ايام > /trips/stones-and-sea | /trips/for-two
هل تركيا امنة للنساء > /guide#women | /guide#safety
القطار السريع > /guide#getting-around
`,
};
