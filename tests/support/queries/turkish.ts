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
ayasofya > /destinations/istanbul#sight-1
aya sofya > /destinations/istanbul#sight-1
ayasofia > /destinations/istanbul#sight-1
hagia sophia > /destinations/istanbul#sight-1
sultanahmet > /destinations/istanbul#sight-2
sultan ahmet camii > /destinations/istanbul#sight-2
mavi cami > /destinations/istanbul#sight-2
topkapı sarayı > /destinations/istanbul#sight-3
topkapi sarayi > /destinations/istanbul#sight-3
TOPKAPI > /destinations/istanbul#sight-3
yerebatan > /destinations/istanbul#sight-4
yerebatan sarnici > /destinations/istanbul#sight-4
süleymaniye > /destinations/istanbul#sight-5
suleymaniye camii > /destinations/istanbul#sight-5
kapalıçarşı > /destinations/istanbul#sight-6
kapali carsi > /destinations/istanbul#sight-6
kapalicarsi > /destinations/istanbul#sight-6
galata kulesi > /destinations/istanbul#sight-7
kız kulesi > /destinations/istanbul#sight-8
kiz kulesi > /destinations/istanbul#sight-8
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
balon > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide/cappadocia
balon turu > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
balon fiyatları > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
balonlar ne zaman kalkar > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
yeraltı şehri > /destinations/cappadocia#sight-3 | /destinations/cappadocia#highlight-3
yer altı şehri > /destinations/cappadocia#sight-3 | /destinations/cappadocia#highlight-3
derinkuyu > /destinations/cappadocia#highlight-3 | /destinations/cappadocia#sight-3
kaymaklı > /destinations/cappadocia#sight-3
göreme > /destinations/cappadocia#sight-1
goreme acik hava muzesi > /destinations/cappadocia#sight-1
uçhisar > /destinations/cappadocia#sight-2
peribacaları > /destinations/cappadocia#sight-4 | /destinations/cappadocia
peri bacaları > /destinations/cappadocia#sight-4 | /destinations/cappadocia
güvercinlik > /destinations/cappadocia#sight-5
kızılçukur > /destinations/cappadocia#sight-6 | /guide/cappadocia#section-3
kizilcukur gun batimi > /destinations/cappadocia#sight-6 | /guide/cappadocia#section-3
avanos çömlek > /destinations/cappadocia#sight-7 | /guide/culinary-journey#section-6
ıhlara > /destinations/cappadocia#sight-8
ihlara vadisi > /destinations/cappadocia#sight-8
testi kebabı > /guide/culinary-journey#section-6
kaleiçi > /destinations/antalya#sight-1
kaleici > /destinations/antalya#sight-1
düden şelalesi > /destinations/antalya#sight-4
duden > /destinations/antalya#sight-4 | /destinations/antalya#tip-6
konyaaltı > /destinations/antalya#sight-5
plaj > /destinations/antalya#highlight-2 | /destinations/antalya#sight-5 | /destinations/antalya
antalya plajları > /destinations/antalya#highlight-2 | /destinations/antalya#sight-5
perge > /destinations/antalya#sight-6
aspendos > /destinations/antalya#sight-7
termessos > /destinations/antalya#sight-8
antalya müzesi > /destinations/antalya#tip-4
tekne turu > /destinations/antalya#tip-5 | /destinations/istanbul#highlight-2
travertenler > /destinations/pamukkale#sight-1
pamukkale ayakkabı > /destinations/pamukkale#tip-1
hierapolis > /destinations/pamukkale#sight-2
kleopatra havuzu > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
antik havuz > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
laodikya > /destinations/pamukkale#sight-7
celsus > /destinations/ephesus#sight-1 | /destinations/ephesus#highlight-1
celsus kütüphanesi > /destinations/ephesus#sight-1 | /destinations/ephesus#highlight-1
artemis tapınağı > /destinations/ephesus#sight-5
meryem ana > /destinations/ephesus#sight-7
meryemana evi > /destinations/ephesus#sight-7
şirince > /destinations/ephesus#sight-8
sirince > /destinations/ephesus#sight-8
selçuk > /destinations/ephesus#highlight-3
yamaç evler bilet > /destinations/ephesus#sight-3 | /destinations/ephesus#highlight-2 | /destinations/ephesus#tip-4
sümela > /destinations/blacksea#sight-1
sumela manastırı > /destinations/blacksea#sight-1
uzungöl > /destinations/blacksea#sight-4
ayder > /destinations/blacksea#sight-8
ayder yaylası > /destinations/blacksea#sight-8
zilkale > /destinations/blacksea#sight-7
zil kale > /destinations/blacksea#sight-7
rize çay > /destinations/blacksea#sight-5 | /destinations/blacksea#highlight-3
muhlama > /destinations/blacksea#tip-6
trabzon > /destinations/blacksea#sight-2 | /destinations/blacksea | /destinations/blacksea#getting-there
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
mardin > near:blacksea
mardin turu > near:blacksea
bodrum > near:ephesus
gap turu > /guide#other-places
bursa > near:istanbul
hadrian kapısı > /destinations/antalya#sight-2
hadrianus > /destinations/antalya#sight-2
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
hafta sonu nereye gidilir > /trips/long-weekend
kapadokya hafta sonu > /trips/cappadocia-weekend
az merdivenli gezi > /trips/few-stairs
ankaradan arabayla > /trips/by-car-from-ankara
erişilebilirlik > /accessibility | /guide#accessibility
telefon numarası > /contact
whatsapp > /contact
hakkımızda > /contact
firma > /contact
adres > /contact
nasıl rezervasyon yaparım > /contact
rezervasyon > /contact
taksit > /contact
amasra > near:istanbul
side > near:antalya
alanya > near:antalya
vize > nothing
kına > nothing
karavan > nothing
benzin > nothing | /guide/culinary-journey#section-2
yazlık > nothing
taksim > /guide#safety | /guide/istanbul | /destinations/istanbul | /guide/istanbul#section-6
kayak > /when-to-go/january | /when-to-go/february | /when-to-go/december
konya > near:antalya
deve güreşi > /when-to-go/january
st jean > /destinations/ephesus#sight-6
zelve > /destinations/cappadocia#sight-4
kizkulesi > /destinations/istanbul#sight-8
manavgat > near:antalya
nemrut > near:blacksea | near:cappadocia
safranbolu > near:istanbul
batum > near:blacksea
kars > near:blacksea
6 gün > /trips | /plan
annem > /guide#accessibility
annemle gezi > /guide#accessibility
ucuz tur > /trips
ne kadar > /trips
kac para > /trips
fiyat > /trips
fiyatlar > /trips
indirim > /trips | /guide#museum-card
iptal > /contact
kapadokyada nerede kalınır > /guide/cappadocia#practical-title
otel önerisi > /guide/cappadocia#practical-title | /guide/istanbul#practical-title
uçak bileti > /guide#getting-around
63 yaş > /guide#museum-card
29 ekim > /guide#holidays
kvkk > /privacy
bayramda otoyol bedava mı > /guide#motorways
ankara niğde otoyolu > /guide#motorways | /destinations/cappadocia#getting-there
antalyaya ankaradan kaç km > /destinations/antalya#getting-there | /guide#distances
cappadokya > /destinations/cappadocia
KIZ KULESI > /destinations/istanbul#sight-8
uzungol > /destinations/blacksea#sight-4
mıhlama > /destinations/blacksea#tip-6
emekli > /guide#museum-card | /guide#accessibility
opera > /when-to-go/june | /when-to-go/july | /when-to-go/september
pamukkale havuz açık mı > /destinations/pamukkale#sight-4 | /destinations/pamukkale#highlight-3
fethiye turu var mı > /guide/turquoise-coast#section-1 | /guide#other-places
subatta kapadokyaya gidilir mi > /destinations/cappadocia#best-time | /when-to-go/february
balona kaç yaşında binilir > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide#children
çocukla efes gezilir mi > /destinations/ephesus#tip-7 | /destinations/ephesus
kapadokya kaç günde gezilir > /destinations/cappadocia#itinerary
trabzon uzungöl arası kaç km > /destinations/blacksea#getting-there | /destinations/blacksea#sight-4 | /guide#distances
izmirden efese nasıl gidilir trenle > /destinations/ephesus#getting-there
deniz nerde sıcak ekimde > /when-to-go/october
denize girilir mi mayısta antalya > /when-to-go/may | /destinations/antalya#best-time
karadenizde ne yenir > /destinations/blacksea#tip-6 | /guide/culinary-journey#section-5
sumelaya nasil gidilir > /destinations/blacksea#sight-1 | /destinations/blacksea#tip-2 | /destinations/blacksea#getting-there
öğretmenim indirim var mı > /guide#teacher-houses | /guide#museum-card
doğu ekspresi bileti > /guide#other-places
çeşme alaçatı turu > near:ephesus
bayramda nereye gidilir > /guide#holidays | /guide#ramadan
ayasofya giriş ücreti > /destinations/istanbul#sight-1 | /guide#mosques
yedi uyuyanlar mağarası > /destinations/ephesus#highlight-3
gurcistana kimlikle gecilir mi > /destinations/blacksea | /guide#lost-card
peri bacalari nerde > /destinations/cappadocia#sight-4 | /destinations/cappadocia
2 kişi kaça mal olur > /trips
yarıyıl tatilinde kayak > /when-to-go/january | /when-to-go/february
yarıyıl tatili ne zaman > /guide#holidays
sömestr ne zaman > /guide#holidays
ara tatil ne zaman > /guide#holidays
karadeniz ne zaman gidilir > /destinations/blacksea#best-time
kapadokyada ne yenir > /guide/culinary-journey#section-6
`;
