export const turkish = `
istanbul > /destinations/istanbul
İstanbul > /destinations/istanbul
İSTANBUL > /destinations/istanbul
ISTANBUL > /destinations/istanbul
ıstanbul > /destinations/istanbul
isatnbul > /destinations/istanbul
istanbull > /destinations/istanbul
istnbul > /destinations/istanbul
istanbul'da > /destinations/istanbul
istanbulda > /destinations/istanbul
إسطنبول > /destinations/istanbul
Kapadokya > /destinations/cappadocia
KAPADOKYA > /destinations/cappadocia
kapadokia > /destinations/cappadocia
kapodokya > /destinations/cappadocia
cappadocia > /destinations/cappadocia
kapadokyada > /destinations/cappadocia
kapadokya da ne zaman > /destinations/cappadocia#best-time
kapadokya ne zaman gidilir > /destinations/cappadocia#best-time
kapadokya'ya ne zaman gidilir > /destinations/cappadocia#best-time
antalya > /destinations/antalya
ANTALYA > /destinations/antalya
antlaya > /destinations/antalya
antalia > /destinations/antalya
pamukkale > /destinations/pamukkale
pamukale > /destinations/pamukkale
pamukkele > /destinations/pamukkale
efes > /destinations/ephesus
efes antik kenti > /destinations/ephesus
ephesus > /destinations/ephesus
karadeniz > /destinations/blacksea
kara deniz > /destinations/blacksea
karadeniz turu > /destinations/blacksea
black sea > /destinations/blacksea
ayasofya > /destinations/istanbul#sight-hagia-sophia
aya sofya > /destinations/istanbul#sight-hagia-sophia
ayasofia > /destinations/istanbul#sight-hagia-sophia
hagia sophia > /destinations/istanbul#sight-hagia-sophia
sultanahmet > /destinations/istanbul#sight-blue-mosque
sultan ahmet camii > /destinations/istanbul#sight-blue-mosque
mavi cami > /destinations/istanbul#sight-blue-mosque
topkapı sarayı > /destinations/istanbul#sight-topkapi-palace
topkapi sarayi > /destinations/istanbul#sight-topkapi-palace
TOPKAPI > /destinations/istanbul#sight-topkapi-palace
yerebatan > /destinations/istanbul#sight-basilica-cistern
yerebatan sarnici > /destinations/istanbul#sight-basilica-cistern
süleymaniye > /destinations/istanbul#sight-suleymaniye
suleymaniye camii > /destinations/istanbul#sight-suleymaniye
kapalıçarşı > /destinations/istanbul#sight-grand-bazaar
kapali carsi > /destinations/istanbul#sight-grand-bazaar
kapalicarsi > /destinations/istanbul#sight-grand-bazaar
galata kulesi > /destinations/istanbul#sight-galata-tower
kız kulesi > /destinations/istanbul#sight-maidens-tower
kiz kulesi > /destinations/istanbul#sight-maidens-tower
mısır çarşısı > /destinations/istanbul#highlight-3
boğaz turu > /destinations/istanbul#highlight-2 | /destinations/istanbul#itinerary
bogaz vapur > /destinations/istanbul#highlight-2
istanbulkart > /destinations/istanbul#tip-1 | /guide/istanbul#section-1
taksi > /destinations/istanbul#tip-5
istanbul otopark > /destinations/istanbul#tip-4
müzeler hangi gün kapalı > /destinations/istanbul#tip-3 | /destinations/istanbul#tip-6
istanbul 3 gün > /destinations/istanbul#itinerary
istanbul gezi planı > /destinations/istanbul#itinerary
kapadokya gezi planı > /destinations/cappadocia#itinerary | /guide/cappadocia#section-7
kapadokya 3 günlük plan > /destinations/cappadocia#itinerary | /guide/cappadocia#section-7
kapadokya nasıl gidilir > /destinations/cappadocia#getting-there
kapadokya'ya nasıl gidilir > /destinations/cappadocia#getting-there
pamukkale nasıl gidilir > /destinations/pamukkale#getting-there
efese nasıl gidilir > /destinations/ephesus#getting-there
kapadokya havaalanı > /destinations/cappadocia#getting-there
ankaradan kapadokya kaç saat > /destinations/cappadocia#getting-there | /guide#distances
karadeniz fiyat > /destinations/blacksea#price
kapadokya tur fiyatları > /destinations/cappadocia#price
istanbul kaç para > /destinations/istanbul#price
balon > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia | /guide#balloon
balon turu > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
balon fiyatları > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
balonlar ne zaman kalkar > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
yeraltı şehri > /destinations/cappadocia#sight-kaymakli | /destinations/cappadocia#highlight-3
yer altı şehri > /destinations/cappadocia#sight-kaymakli | /destinations/cappadocia#highlight-3
derinkuyu > /destinations/cappadocia#highlight-3 | /destinations/cappadocia#sight-kaymakli
kaymaklı > /destinations/cappadocia#sight-kaymakli
göreme > /destinations/cappadocia#sight-goreme-museum
goreme acik hava muzesi > /destinations/cappadocia#sight-goreme-museum
uçhisar > /destinations/cappadocia#sight-uchisar-castle
peribacaları > /destinations/cappadocia#sight-pasabag | /destinations/cappadocia
peri bacaları > /destinations/cappadocia#sight-pasabag | /destinations/cappadocia
güvercinlik > /destinations/cappadocia#sight-pigeon-valley
kızılçukur > /destinations/cappadocia#sight-red-rose-valleys | /guide/cappadocia#section-3
kizilcukur gun batimi > /destinations/cappadocia#sight-red-rose-valleys | /guide/cappadocia#section-3
avanos çömlek > /destinations/cappadocia#sight-avanos | /guide/culinary-journey#section-6
ıhlara > /destinations/cappadocia#sight-ihlara
ihlara vadisi > /destinations/cappadocia#sight-ihlara
testi kebabı > /guide/culinary-journey#section-6
kaleiçi > /destinations/antalya#sight-kaleici
kaleici > /destinations/antalya#sight-kaleici
düden şelalesi > /destinations/antalya#sight-duden
duden > /destinations/antalya#sight-duden | /destinations/antalya#tip-6
konyaaltı > /destinations/antalya#sight-konyaalti
plaj > /destinations/antalya#highlight-2 | /destinations/antalya#sight-konyaalti | /destinations/antalya
antalya plajları > /destinations/antalya#highlight-2 | /destinations/antalya#sight-konyaalti
perge > /destinations/antalya#sight-perge
aspendos > /destinations/antalya#sight-aspendos
termessos > /destinations/antalya#sight-termessos
antalya müzesi > /destinations/antalya#tip-4
tekne turu > /destinations/antalya#tip-5 | /destinations/istanbul#highlight-2
travertenler > /destinations/pamukkale#sight-travertines
pamukkale ayakkabı > /destinations/pamukkale#tip-1
hierapolis > /destinations/pamukkale#sight-hierapolis
kleopatra havuzu > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
antik havuz > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
laodikya > /destinations/pamukkale#sight-laodikeia
celsus > /destinations/ephesus#sight-celsus-library | /destinations/ephesus#highlight-1
celsus kütüphanesi > /destinations/ephesus#sight-celsus-library | /destinations/ephesus#highlight-1
artemis tapınağı > /destinations/ephesus#sight-artemis-temple
meryem ana > /destinations/ephesus#sight-virgin-mary
meryemana evi > /destinations/ephesus#sight-virgin-mary
şirince > /destinations/ephesus#sight-sirince
sirince > /destinations/ephesus#sight-sirince
selçuk > /destinations/ephesus#highlight-3
yamaç evler bilet > /destinations/ephesus#sight-terrace-houses | /destinations/ephesus#highlight-2 | /destinations/ephesus#tip-4
sümela > /destinations/blacksea#sight-sumela
sumela manastırı > /destinations/blacksea#sight-sumela
uzungöl > /destinations/blacksea#sight-uzungol
ayder > /destinations/blacksea#sight-ayder
ayder yaylası > /destinations/blacksea#sight-ayder
zilkale > /destinations/blacksea#sight-zil-castle
zil kale > /destinations/blacksea#sight-zil-castle
rize çay > /destinations/blacksea#sight-rize-tea | /destinations/blacksea#highlight-3
muhlama > /destinations/blacksea#tip-6
trabzon > /destinations/blacksea#sight-trabzon-hagia-sophia | /destinations/blacksea | /destinations/blacksea#getting-there
yağmurluk > /destinations/blacksea#tip-1
müzekart > /guide#museum-card
muzekart > /guide#museum-card
müze kart > /guide#museum-card
müzekart nerede geçer > /guide#museum-card
65 yaş müze ücretsiz mi > /guide#museum-card
hgs > /guide#motorways
otoyol ücreti > /guide#motorways
bayramda otoyol ücretsiz mi > /guide#motorways
köprü geçiş ücreti > /guide#motorways
kaç km > /guide#distances
kaç saat sürer > /guide#distances
ankara izmir kaç km > /guide#distances
resmi tatiller > /guide#holidays
2027 tatil günleri > /guide#holidays
ara tatil > /guide#holidays
sömestr > /guide#holidays
kurban bayramı ne zaman > /guide#holidays
ramazan > /guide#ramadan
ramazanda lokantalar açık mı > /guide#ramadan
öğretmenevi > /guide#teacher-houses
ogretmenevi fiyat > /guide#teacher-houses
kimliğimi kaybettim > /guide#lost-card
kimlik > /guide#lost-card
bahşiş > /guide#tipping
bahsis > /guide#tipping
nakit > /guide#money
kredi kartı > /guide#money
acil > /guide#emergency
112 > /guide#emergency
nöbetçi eczane > /guide#emergency
çocuklu tatil > /guide#children | /trips/family-week
bebekle > /guide#children
tekerlekli sandalye > /guide#accessibility
engelli > /guide#accessibility
yalnız kadın > /guide#women
tek başına kadın > /guide#women
güvenli mi > /guide#safety
dolandırıcılık > /guide#safety | /destinations/istanbul#tip-6
cami ziyaret saatleri > /guide#mosques
vejetaryen > /guide/culinary-journey#practical-title
kahvaltı > /guide/culinary-journey#section-1
serpme kahvaltı > /guide/culinary-journey#section-1
türk kahvesi > /guide/culinary-journey#section-2
hamsi > /guide/culinary-journey#section-5
kebap > /guide/culinary-journey#section-7
yemek > /guide/culinary-journey | /experiences#culinary
fotoğraf turu > /experiences#photography
kültür turu > /experiences#culturalTours
mavi tur > /guide/turquoise-coast#section-3
mavi yolculuk > /guide/turquoise-coast#section-3
gulet > /guide/turquoise-coast#section-3 | /guide/turquoise-coast
likya yolu > /guide/turquoise-coast#section-5
ölüdeniz > /guide/turquoise-coast#section-1
oludeniz yamac parasutu > /guide/turquoise-coast#section-1
kaş > /guide/turquoise-coast#section-4
caretta > /guide/turquoise-coast#section-6 | /guide/sustainable-tourism#section-1
kayaköy > /guide/turquoise-coast#section-2
sürdürülebilir turizm > /guide/sustainable-tourism
mavi bayrak > /guide/sustainable-tourism#section-4
kadıköy > /guide/istanbul#section-3 | /guide/istanbul#section-2
üsküdar > /guide/istanbul#section-8
haliç > /guide/istanbul#section-7
vapur > /guide/istanbul | /destinations/istanbul#highlight-2
tramvay > /guide/istanbul | /guide/istanbul#section-4
hızlı tren > /guide#getting-around
otobüs > /guide#getting-around
iletişim > /contact
e-posta > /contact
gezilecek yerler > /destinations
mardin > near:none
mardin turu > near:none
bodrum > near:ephesus
gap turu > /guide#other-places
bursa > near:istanbul
hadrian kapısı > /destinations/antalya#sight-hadrians-gate
hadrianus > /destinations/antalya#sight-hadrians-gate
deneyimler > /experiences
rehber > /guide
kapadokya turu > /destinations/cappadocia
efes turu > /destinations/ephesus
kasımda nereye gidilir > /when-to-go/november
ekimde nereye gidilir > /when-to-go/october
kasımda > /when-to-go/november
kasım > /when-to-go/november
temmuzda hava nasıl > /when-to-go/july
çocukla nereye gidilir > /trips/family-week | /guide#children
cocuklu aile > /trips/family-week | /guide#children
hafta sonu nereye gidilir > /trips/long-weekend | /trips/cappadocia-weekend
kapadokya hafta sonu > /trips/cappadocia-weekend
az merdivenli gezi > /trips/few-stairs
ankaradan arabayla > /trips/by-car-from-ankara
erişilebilirlik > /accessibility | /guide#accessibility
telefon numarası > /contact
whatsapp > /contact
hakkımızda > /contact
firma > /contact
adres > /contact
nasıl rezervasyon yaparım > /contact | /guide#paying
rezervasyon > /contact | /guide#paying
taksit > /guide#paying
amasra > near:none
side > near:antalya
alanya > near:antalya
vize > /guide#friends
kına > nothing
karavan > nothing
benzin > nothing | /guide/culinary-journey#section-2
yazlık > nothing
taksim > /guide#safety | /guide/istanbul | /destinations/istanbul | /guide/istanbul#section-6
kayak > /when-to-go/january | /when-to-go/february | /when-to-go/december
konya > near:cappadocia
deve güreşi > /when-to-go/january
st jean > /destinations/ephesus#sight-st-john
zelve > /destinations/cappadocia#sight-pasabag
kizkulesi > /destinations/istanbul#sight-maidens-tower
manavgat > near:antalya
nemrut > near:none
safranbolu > near:none
batum > near:blacksea
kars > near:none
6 gün > /trips | /plan | /trips/by-car-from-ankara
annem > /guide#accessibility
annemle gezi > /guide#accessibility
ucuz tur > /trips
ne kadar > /trips
kac para > /trips
fiyat > /trips
fiyatlar > /trips
indirim > /trips | /guide#museum-card
iptal > /guide#paying
kapadokyada nerede kalınır > /guide/cappadocia#practical-title
otel önerisi > /guide#included | /guide/cappadocia#practical-title | /guide/istanbul#practical-title
uçak bileti > /guide#getting-around
63 yaş > /guide#museum-card
29 ekim > /guide#holidays
kvkk > /privacy
bayramda otoyol bedava mı > /guide#motorways
ankara niğde otoyolu > /guide#motorways | /destinations/cappadocia#getting-there
antalyaya ankaradan kaç km > /destinations/antalya#getting-there | /guide#distances
cappadokya > /destinations/cappadocia
KIZ KULESI > /destinations/istanbul#sight-maidens-tower
uzungol > /destinations/blacksea#sight-uzungol
mıhlama > /destinations/blacksea#tip-6
emekli > /guide#museum-card | /guide#accessibility
opera > /when-to-go/june | /when-to-go/july | /when-to-go/september
pamukkale havuz açık mı > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
fethiye turu var mı > /guide/turquoise-coast#section-1 | /guide#other-places
subatta kapadokyaya gidilir mi > /destinations/cappadocia#best-time | /when-to-go/february
balona kaç yaşında binilir > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide#children | /guide#balloon
çocukla efes gezilir mi > /destinations/ephesus#tip-7 | /destinations/ephesus
kapadokya kaç günde gezilir > /destinations/cappadocia#itinerary | /trips/cappadocia-weekend
trabzon uzungöl arası kaç km > /destinations/blacksea#getting-there | /destinations/blacksea#sight-uzungol | /guide#distances
izmirden efese nasıl gidilir trenle > /destinations/ephesus#getting-there
deniz nerde sıcak ekimde > /when-to-go/october
denize girilir mi mayısta antalya > /when-to-go/may | /destinations/antalya#best-time
karadenizde ne yenir > /destinations/blacksea#tip-6 | /guide/culinary-journey#section-5
sumelaya nasil gidilir > /destinations/blacksea#sight-sumela | /destinations/blacksea#tip-2 | /destinations/blacksea#getting-there
öğretmenim indirim var mı > /guide#teacher-houses | /guide#museum-card
doğu ekspresi bileti > /guide#other-places
çeşme alaçatı turu > near:ephesus
bayramda nereye gidilir > /guide#holidays | /guide#ramadan
ayasofya giriş ücreti > /destinations/istanbul#sight-hagia-sophia | /guide#mosques
yedi uyuyanlar mağarası > /destinations/ephesus#highlight-3
gurcistana kimlikle gecilir mi > /destinations/blacksea | /guide#lost-card
peri bacalari nerde > /destinations/cappadocia#sight-pasabag | /destinations/cappadocia
2 kişi kaça mal olur > /trips
yarıyıl tatilinde kayak > /when-to-go/january | /when-to-go/february
yarıyıl tatili ne zaman > /guide#holidays
sömestr ne zaman > /guide#holidays
ara tatil ne zaman > /guide#holidays
karadeniz ne zaman gidilir > /destinations/blacksea#best-time
kapadokyada ne yenir > /guide/culinary-journey#section-6
`;
