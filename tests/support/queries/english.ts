/* Queries and the first result; ` | ` separates equally good ones. */
export const english = `
istanbul > /destinations/istanbul
Istanbul > /destinations/istanbul
İSTANBUL > /destinations/istanbul
ISTANBUL > /destinations/istanbul
isatnbul > /destinations/istanbul
istambul > /destinations/istanbul
istanbull > /destinations/istanbul
instanbul > /destinations/istanbul
إسطنبول > /destinations/istanbul
اسطنبول > /destinations/istanbul
istan > /destinations/istanbul
cappadocia > /destinations/cappadocia
capadocia > /destinations/cappadocia
cappadoccia > /destinations/cappadocia
kapadokya > /destinations/cappadocia
Kapadokya > /destinations/cappadocia
كابادوكيا > /destinations/cappadocia
antalya > /destinations/antalya
antlaya > /destinations/antalya
antaliya > /destinations/antalya
pamukkale > /destinations/pamukkale
pamukale > /destinations/pamukkale
pammukale > /destinations/pamukkale
ephesus > /destinations/ephesus
efes > /destinations/ephesus
ephesos > /destinations/ephesus
efesus > /destinations/ephesus
black sea > /destinations/blacksea
blacksea > /destinations/blacksea
karadeniz > /destinations/blacksea
the black sea > /destinations/blacksea
hagia sophia > /destinations/istanbul#sight-hagia-sophia
Hagia Sofia > /destinations/istanbul#sight-hagia-sophia
aya sofya > /destinations/istanbul#sight-hagia-sophia
ayasofya > /destinations/istanbul#sight-hagia-sophia
blue mosque > /destinations/istanbul#sight-blue-mosque
sultanahmet mosque > /destinations/istanbul#sight-blue-mosque
sultanahmet camii > /destinations/istanbul#sight-blue-mosque
topkapi > /destinations/istanbul#sight-topkapi-palace
topkapı palace > /destinations/istanbul#sight-topkapi-palace
topkapi palace closed > /destinations/istanbul#tip-4 | /destinations/istanbul#sight-topkapi-palace
basilica cistern > /destinations/istanbul#sight-basilica-cistern
cistern > /destinations/istanbul#sight-basilica-cistern
yerebatan > /destinations/istanbul#sight-basilica-cistern
suleymaniye > /destinations/istanbul#sight-suleymaniye
süleymaniye mosque > /destinations/istanbul#sight-suleymaniye
grand bazaar > /destinations/istanbul#sight-grand-bazaar
grand bazar > /destinations/istanbul#sight-grand-bazaar
kapalicarsi > /destinations/istanbul#sight-grand-bazaar
galata tower > /destinations/istanbul#sight-galata-tower
galata > /destinations/istanbul#sight-galata-tower
maidens tower > /destinations/istanbul#sight-maidens-tower
maiden's tower > /destinations/istanbul#sight-maidens-tower
spice bazaar > /destinations/istanbul#highlight-3
bosphorus ferry > /destinations/istanbul#highlight-2
bosphorus > /destinations/istanbul#highlight-2
istanbulkart > /destinations/istanbul#tip-1 | /guide/istanbul#section-1
taxi > /destinations/istanbul#tip-5
taxi scam istanbul > /destinations/istanbul#tip-5 | /destinations/istanbul#tip-6 | /guide#safety
what to wear mosque > /destinations/istanbul#tip-2 | /guide#mosques
dress code mosque > /destinations/istanbul#tip-2 | /guide#mosques
prayer times > /destinations/istanbul#tip-3
best time to visit istanbul > /destinations/istanbul#best-time
when to visit cappadocia > /destinations/cappadocia#best-time
best time to visit > /guide#best-time | /destinations/istanbul#best-time | /destinations/antalya#best-time | /destinations/ephesus#best-time | /destinations/pamukkale#best-time | /destinations/cappadocia#best-time | /destinations/blacksea#best-time
how to get to pamukkale > /destinations/pamukkale#getting-there
getting to cappadocia > /destinations/cappadocia#getting-there
how to get to ephesus > /destinations/ephesus#getting-there
istanbul airport > /destinations/istanbul#getting-there
sabiha gokcen > /destinations/istanbul#getting-there
istanbul 3 days > /destinations/istanbul#itinerary
istanbul itinerary > /destinations/istanbul#itinerary
cappadocia itinerary > /destinations/cappadocia#itinerary | /guide/cappadocia#section-7
3 days in cappadocia > /destinations/cappadocia#itinerary | /guide/cappadocia#section-7
balloon > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia | /guide/cappadocia#section-2 | /guide#balloon
hot air balloon > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia | /guide/cappadocia#section-2 | /guide#balloon
baloon > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia | /guide/cappadocia#section-2 | /guide#balloon
balloon price > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
balloon cancelled wind > /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2
underground city > /destinations/cappadocia#sight-kaymakli | /destinations/cappadocia#highlight-3
kaymakli > /destinations/cappadocia#sight-kaymakli
derinkuyu > /destinations/cappadocia#highlight-3 | /destinations/cappadocia#sight-kaymakli
claustrophobia > /destinations/cappadocia#tip-3
goreme > /destinations/cappadocia#sight-goreme-museum
göreme open air museum > /destinations/cappadocia#sight-goreme-museum
uchisar > /destinations/cappadocia#sight-uchisar-castle
pasabag > /destinations/cappadocia#sight-pasabag
pigeon valley > /destinations/cappadocia#sight-pigeon-valley
red valley hike > /destinations/cappadocia#sight-red-rose-valleys | /guide/cappadocia#section-3
rose valley > /destinations/cappadocia#sight-red-rose-valleys | /guide/cappadocia#section-3
avanos pottery > /destinations/cappadocia#sight-avanos | /guide/culinary-journey#section-6
ihlara > /destinations/cappadocia#sight-ihlara
fairy chimneys > /destinations/cappadocia | /destinations/cappadocia#sight-pasabag
kaleici > /destinations/antalya#sight-kaleici
kaleiçi old town > /destinations/antalya#sight-kaleici | /destinations/antalya#highlight-1
hadrians gate > /destinations/antalya#sight-hadrians-gate
duden waterfall > /destinations/antalya#sight-duden | /destinations/antalya#tip-6
konyaalti beach > /destinations/antalya#sight-konyaalti
beach > /destinations/antalya#highlight-2 | /destinations/antalya#sight-konyaalti | /destinations/antalya
antalya beaches > /destinations/antalya#highlight-2 | /destinations/antalya#sight-konyaalti
perge > /destinations/antalya#sight-perge
aspendos > /destinations/antalya#sight-aspendos
termessos > /destinations/antalya#sight-termessos
antalya museum > /destinations/antalya#tip-4
boat trip antalya > /destinations/antalya#tip-5
travertines > /destinations/pamukkale#sight-travertines
pamukkale shoes > /destinations/pamukkale#tip-1
hierapolis > /destinations/pamukkale#sight-hierapolis
cleopatra pool > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
antique pool > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#highlight-3
laodicea > /destinations/pamukkale#sight-laodikeia
laodikeia > /destinations/pamukkale#sight-laodikeia
library of celsus > /destinations/ephesus#sight-celsus-library | /destinations/ephesus#highlight-1
celsus library > /destinations/ephesus#sight-celsus-library | /destinations/ephesus#highlight-1
temple of artemis > /destinations/ephesus#sight-artemis-temple
house of virgin mary > /destinations/ephesus#sight-virgin-mary
sirince > /destinations/ephesus#sight-sirince
selcuk > /destinations/ephesus#highlight-3
terrace houses > /destinations/ephesus#sight-terrace-houses | /destinations/ephesus#highlight-2
ephesus cruise ship > /destinations/ephesus#tip-2
sumela > /destinations/blacksea#sight-sumela
sumela monastery > /destinations/blacksea#sight-sumela
uzungol > /destinations/blacksea#sight-uzungol
rize tea > /destinations/blacksea#sight-rize-tea | /destinations/blacksea#highlight-3
ayder > /destinations/blacksea#sight-ayder
trabzon > /destinations/blacksea#sight-trabzon-hagia-sophia | /destinations/blacksea | /destinations/blacksea#getting-there
rain black sea > /destinations/blacksea#tip-1 | /destinations/blacksea#best-time
visa > /guide#visa
do i need a visa > /guide#visa
e-visa > /guide#visa
evisa > /guide#visa
visas for turkey > /guide#visa
passport > /guide#visa
money > /guide#money
cash or card > /guide#money
currency > /guide#money
atm > /guide#money
turkish lira > /guide#money
exchange rate euro > /guide#money
tipping > /guide#tipping
tip > /guide#tipping
how much to tip in restaurant > /guide#tipping
tap water > /guide#water
is tap water safe to drink > /guide#water
safety > /guide#safety
is turkey safe > /guide#safety
scams > /guide#safety | /destinations/istanbul#tip-6
solo female traveller > /guide#women
women travelling alone > /guide#women
kids > /guide#children
travelling with toddler > /guide#children | /trips/summer-by-the-sea | /trips/family-week
wheelchair > /guide#accessibility
accessible > /guide#accessibility
ramadan > /guide#ramadan
ramadan restaurants open > /guide#ramadan
bayram > /guide#ramadan
lgbt > /guide#lgbtq
gay couple > /guide#lgbtq
emergency number > /guide#emergency
police > /guide#emergency
112 > /guide#emergency
mosque rules > /guide#mosques
alcohol > /guide/culinary-journey#practical-title
halal food > /guide/culinary-journey#practical-title
vegetarian > /guide/culinary-journey#practical-title
turkish breakfast > /guide/culinary-journey#section-1
turkish tea > /guide/culinary-journey#section-2
turkish coffee > /guide/culinary-journey#section-2
food > /guide/culinary-journey | /experiences#culinary
baklava > /guide/culinary-journey#section-7
kebab > /guide/culinary-journey#section-7
cooking class > /experiences#culinary
photography tour > /experiences#photography
photo tour > /experiences#photography
cultural tours > /experiences#culturalTours
blue cruise > /guide/turquoise-coast#section-3
gulet > /guide/turquoise-coast#section-3 | /guide/turquoise-coast
lycian way > /guide/turquoise-coast#section-5
oludeniz > /guide/turquoise-coast#section-1
paragliding > /guide/turquoise-coast#section-1
kas > /guide/turquoise-coast#section-4
turtles > /guide/turquoise-coast#section-6 | /guide/sustainable-tourism#section-1
kayakoy > /guide/turquoise-coast#section-2
sustainable > /guide/sustainable-tourism
kadikoy > /guide/istanbul#section-3 | /guide/istanbul#section-2
tram > /guide/istanbul | /guide/istanbul#section-4
uskudar sunset > /guide/istanbul#section-8
golden horn > /guide/istanbul#section-7
getting around > /guide#getting-around
train > /guide#getting-around
bus between cities > /guide#getting-around
domestic flights > /guide#getting-around
contact > /contact
email > /contact
destinations > /destinations
credits > /credits
photo credits > /credits
travel guide > /guide
experiences > /experiences
how much > /trips
what does a week cost > /trips
how much does a week cost for two > /trips
price > /trips
prices > /trips
cheap > /trips
tour > /trips
tours > /trips | /destinations
cappadocia tour > /destinations/cappadocia
istanbul tours > /destinations/istanbul
is June too hot in Cappadocia > /when-to-go/june | /destinations/cappadocia#best-time
in November > /when-to-go/november
november > /when-to-go/november
where to go in november > /when-to-go/november
istanbul in november > /when-to-go/november | /destinations/istanbul#best-time
july weather > /when-to-go/july
telephone > /contact
phone number > /contact
whatsapp > /contact
address > /contact
company > /contact
how do i book > /contact | /guide#paying
weekend > /trips/long-weekend | /trips/cappadocia-weekend
long weekend > /trips/long-weekend | /trips/cappadocia-weekend
weekend in cappadocia > /trips/cappadocia-weekend
few stairs > /trips/few-stairs
summer with children > /trips/summer-by-the-sea
accessibility > /accessibility | /guide#accessibility
trip with children > /trips/family-week | /guide#children
family holiday > /trips/family-week
knees > /guide#accessibility
where to stay in cappadocia > /guide/cappadocia#practical-title
cave hotel > /trips/family-week | /destinations/cappadocia | /guide/cappadocia#practical-title
ski > /when-to-go/january | /when-to-go/february | /when-to-go/december
is it safe for a woman alone > /guide#women
safe for women > /guide#women
visa us citizen > /guide#visa
uber > /destinations/istanbul#tip-5
esim before landing > /guide#sim
mardin > near:none
bodrum > near:ephesus
marmaris > near:ephesus
konya > near:cappadocia
bursa > near:istanbul
mount ararat > near:none
troy > near:none
how to get to cappadocia > /destinations/cappadocia#getting-there
when to visit ephesus > /destinations/ephesus#best-time
is the black sea rainy in summer > /destinations/blacksea#best-time | /destinations/blacksea#tip-1
offline > /take-along
cookies > /privacy
whats the weather like in antalya in october > /destinations/antalya#best-time | /when-to-go/october
how many days do you need in istanbul > /destinations/istanbul#itinerary | /guide/istanbul
pammukale cleopatra pool closed > /destinations/pamukkale#sight-antique-pool | /destinations/pamukkale#tip-3
do indians need a visa for turkey > /guide#visa
things to do in turkey with a 4 year old > /guide#children | /trips/family-week
how much is a balloon ride > /destinations/cappadocia#highlight-1 | /destinations/cappadocia#tip-1 | /guide/cappadocia#section-2 | /guide#balloon
gallipoli > near:none
antalya to cappadocia by car > /destinations/cappadocia#getting-there | /destinations/antalya#getting-there
can i wear shorts in turkey > /guide#mosques | /guide#women | /destinations/istanbul#tip-2
nemrut > near:none
driving in turkey with us license > /guide#driving
stroller at ephesus > /destinations/ephesus#tip-6 | /destinations/ephesus#tip-5 | /destinations/ephesus#tip-4 | /guide#children
when are the tulips in bloom > /when-to-go/april
dolmabahce palace > /destinations/istanbul#tip-4
capadocia in decemeber > /when-to-go/december | /destinations/cappadocia#best-time
turkish bath for couples > /guide#hammam
sim card at airport > /guide#sim
how far is ephesus from istanbul > /destinations/ephesus#getting-there
princes islands > near:istanbul
prince’s islands > near:istanbul
how many days in pamukkale > /destinations/pamukkale#itinerary
how long is the flight to cappadocia > /destinations/cappadocia#getting-there
my kids are 6 years old > /guide#children
karaoke > nothing
honolulu > nothing
`;
