import { foldAll } from './folding.ts';
import type { Folded } from './folding.ts';

// Frequent words, mostly Norwegian or English, that stores and services are also called, folded to plain letters.
const OFTEN = words(`
  aapen accent active adventure agency air aktiv alfa alpha alt anchor angel anker anti apotek apple arena ark army
  arrow art asset atelier atlas aura avenue avis axis baby bad bag balance balanse bank banken bar barn base basic
  basis basket beach bean bear beauty bed bedrift beds bell berg best beyond bike bil bird bistand bit black blank
  blend blogg blomster bloom blue board boat body bok bolig bolt bond bonus boost boots bord boss boutique bowl box
  bra branch brand bread breeze bright bring bro brod bruk bruker brukt brush bubble bud buddy budget bukse buss
  butikk butikken butter button by cabin cafe cake calm camera camp campus canvas capital captain car carbon card care
  career cargo casa cash castle cat cats center central centre century chain champion chance change charm chase cheap
  check chef cherry choice circle city class classic clean clear clever click cliff clinic clock closet cloud clover
  club coach coast code coffee collection collective color comfort common compass complete concept connect cook core
  corner cos cosmos cottage cotton country cover craft cream creative crew crisp cross crowd crown cruise crystal cube
  cubes cup curious curve custom cut cycle daglig daily dance dansk danske dare dash data dawn day deal deals deck
  deep deer del delta desert design desire desk destination diamond diesel digital direct direkte discover discovery
  dog dogs dor dot double dragon dream dress drift drive drop duett eagle early earth easy echo eco edge effekt egg
  eik ekko ekspert ekstra element elite elv empire energy engine enhet enkelt enter epic eple escape esel essence
  essential essentials eventyr ever everyday evolve exact expert express extra eye fabric fabrikken factory fagmobler
  fair fakta faktor family fan farge farm fart fasade fashion fast favorite favoritt feather ferie fest field fig fin
  finans finn finsk fire first fisk fit fixed fjell fjord flag flame flamme flash flex flip float flora flow flower
  fly flyr flyt focus folk follow food foot forest forever forge form formel forsikring fortune forum forward foto
  foundation fox fram frame framtid free fremtid fremtiden fresh fri friends frihet frisk fritid front frontier frost
  fruit fuel fugl full fun future galleri gallery game gap garage garanti gard garden gardin garn gartner gate gave
  gaver gear gem gentle get giant gift gifts ginger glad glass glitter globe glory glow go goal god gode godt gold
  grace grain gran grand grass gravity green grense grip gront group growth gruppe gruppen guard guest guide gull gym
  habit hagen hair hall hammer hand handel handle handy happy harbor harmony harvest hat hav hay health heart heim
  hello help helse hero hest hidden high hill himmel hip hjelp hjem hjemme hjerte hjul hobby hode home honey hook hope
  hopp horizon horn horse host hotell house hoyde hub hud hund hunt hunter hus huset hval hylle hytta hytte ice icon
  ide idea ideal if ignite image impact impulse in indie indiska infinity ink inkognito inn innsikt inside insight
  inspired instant interior iron island jakt jernvare jet jewel jobb joker jord journey joy jul jula jump jungle
  junior juss just juvel kaffe kake kanal kant karriere kart katt keep keeper key kicks kid kids kilde kind king kit
  kitchen kiwi kjeden kjerne kjokken kjole kjop klang klar klasse klima klinikk klinikken klokke klokken klubb knapp
  kode kolonial kombi komfort kompetanse komplett kontakt kort kraft krets krone kroner kropp krydder kunst kurs
  kvalitet kvarts kyst lab ladder lager lake laks lam lampe land lane lantern launch leaf leap learn legacy legend
  leie lek lekeland leker lemon lens leve level levering liberty life lift light lime line linear linje link lion list
  little liv livet living local loft logic long look loop lop lov love lucky luft luke luksus luna lush luxury lykke
  lys lyst made magic mail main make makt maler mango map marble mark marked markedet market maske master mat match
  matter max maxi meadow med medal medlem meet mega melding melk memory men mening meninger menneske mentor menu meny
  mercy merge merit merke mester metall method metro miles miljo mill min mini mint mirror mission mix mobel mobil
  mobler mode modell modern mom moment mono monter moon more morgen mote motor mount mountain move mum muse museum
  music mynt nabo naboen naer nar natur natural nature navn need nest net nett nettbutikken netto nettverk network new
  next nice noble nok noon nord nordic nordiske normal norsk north norwegian note nova now number nut oak oasis object
  obs ocean office oktober ol old olive olje omega on one online only open oppdag optimal option orange orbit orden
  organic origin original orn ost outdoor outfit outlet overblikk oy oya pack page palm panda panorama paper papir
  parat parfyme park part partner partners pass passage passion path pause peak pearl pen penger penny pensjon people
  pepper perfect perfekt perle pet pets pieces pilot pine pink pioneer pixel plan planet plant plante plate platform
  play plaza plum plus pluss pocket point polar pool port portal porter pose posisjon post posten potet power praksis
  premium present price prima prime primus princess print pris privat private pro produkt profesjonell proff profil
  promise proof prosjekt proven puls pulse punkt pure pute quality quest quick quiet raad rabbit race rad radio rain
  rally range rapid rask ravn real rebel red reef reform regnbue regnskap rein reise relax relay ren ressurs rest
  resultat rett rev revolution rhythm ribbon rich ride right ring rise river ro road rock rocket rod rom room root ror
  rosa rose rot rover royal ruby run rush rute safe sak salg salon salt samling sand sans sats scene school scout sea
  season secret seed select selected selskap seng sense senter sentrum servering service set shadow shape shark
  shelter shield shift shine ship shoes shop shortcut show sign signal sikker sikt silk silke silver simple sirkel
  sirkus sixth sjo skap skape skatt ski skjold skog skole skudd skur sky sleep slice slott slow smak smart smil smile
  smooth smor smykke snap snekker sno snow soap sod sofa sol solar solid solo solv sommer sone sonic soul soup source
  south spa space spar spark sparkle spectrum speed sphere spice spider spin spire spirit spiss splash spoon spor
  sport sporten sporty spot sprek spring sprint square stabil stack stadion stadium stal standard standpunkt staple
  staples star start state station steam sted steel stem step sti stil stitch stjerne stol stone stor storage store
  storm story strand stream street strek stripe strom strong studio style summer summit sun sund sunday sunn sunrise
  sunset super supply support supreme surf surge svensk svenska sving swan sweet swift swing switch sykkel symbol
  system tak talent tango tank tanke target tast taste te tea team teams tech tell temple tempo tennis terrasse theory
  thread thrive thunder ticket tid tide tiden tie timber timer tind ting toalett toast toff toft together token tommer
  tomrer tools top topp torch torg torget total touch tower town toy toys track trad trade trail transform transport
  travel tre treasure treat trek trend trening tribe trigger trivsel trophy truck true trunk trust try trygg trygghet
  tulip tur turbo tvers twin twist tysk ukens ull ultra ulv ung union unique unit unity universe universet up upgrade
  urban utdanning ute utleie utstyr utvalg vakker vakt valg valley value van vann vans var variant varme vault veien
  veksel vekt vel velg velvet venture verdi verified verksted verktoy vest vi vibe vibrant victory view vilje vilkar
  vill villa village vin vind vindu vinge vinn vinner vintage vinter violet virgin vision visual vita vital vivid
  voice volt voyage walk wall wander warehouse warm watch water wave waves wax way we wear weather web weekday weekend
  well west wheat wheel whisper white whole wide wild willow wind wine wing wings winner winter wire wise wish wolf
  women wonder wood wool work workshop world xxl yard year yellow yes you young your zen zero zone zoo zoom
`);

// Ordinary as well, but in an answer about stores a capital is as good as a name.
const SELDOM = words(`
  akademiet alliansen almond amber apollo apricot ash badger bamboo bambus barley basil bee bekk belte betong bever
  bianco birch bjork bjorn blad blanding blossom bonder bramble brann bris bruket bukett bulder bunn butterfly byen
  bygget canary caramel cedar chestnut cinnamon clay coop coral cove crane crayon cricket daisy delight dolphin dove
  dugnad dukke dune dyne eddik elg ellos elm ember fabel falcon falk farmasiet ferge fern fiken finch fjellet flamingo
  flint folio foxglove frende furu gaard garnet gaupe gjensidige glede gnist granit gressklipper grunnmur gryte hassel
  havet hawk hazel heather hedgehog heron hjornet hjort holly humle hummingbird humor hyre ild intercom isbre ivy jade
  jasmine jeger jern juniper junkyard jysk kaktus kald kamera kanel kaptein karamell karusell kayak kettle kindly kite
  kjele kjeller klatre klover knekt kobber koble kokos komet kompass korall krans krem kreps krok kroken kron kry
  kryss kull kurv kvist lanterne lark larve lavender lenke lilje lily linne loftet lokal lomme lonn lotus lynet lyng
  lynx magasin magnolia magpie maple marigold mascot maur meerkat mole mose moss moth motiv murer mus mustang natt
  nebb nectar nokkel norden notion nutmeg oda odyssey onyx opal optimera orakel orchid orkester otter outland owl
  oyster panser panther papaya paraply peach peacock pebble pelican penguin pensel peony phoenix pil pinne plank
  plantasjen plomme poeng poppy prikk prinsesse proaktiv propell puma pus puzzle pynt rakett raspberry raven reed reir
  reker rekke rim rips ritual rituals robin robot rosemary rowan rusta rype rytme saffron saft sage salmon sapphire
  saturn sau seil sekk shell sil sitron sjel skall skift skjell slack slange sluse snegl solsikke spade sparrow
  speider speil spindel sprell spruce squirrel starling stein sten stige stork stotte strawberry stuen sukker svale
  svane swallow tau teater teknikk telt terning thistle thyme tiger tilbords timely titan tiur tog tommel topaz
  tornado traktor trapp troll tromme trost trumf tryg turtle tyr ugle umbrella urt vaer vaffel vanilla varde veps
  verft vett villmark vimpel ving vipps vitus vulkan walnut whale wren zebra
`);

// What ordinary phrases are made of besides, and stores too: "Din Sko", "The North Face".
const FILLERS = words(`
  a academy advokat advokater all alle alltid and arbeid arbeidstoy av baderom barneklaer barnevogn bath bedre beste
  big bilde bildeler books boys briller buy bygg bygge chair children clothes clothing computer computers dag de dekk
  den det din dine discount ditt drikke du dyr dyrefor east eiendom electronics elektriker elektro en er et face
  father film fitness flis fliser flowers for fra frisor frisorer furniture girls good great grocery gulv ha hage hele
  her hjulskift hudpleie hundemat hvitevarer hytter i inspirert insurance is it its jewellery jewelry kattemat klaer
  kosmetikk kosttilskudd lamp law legal lege lingerie liten lopesko lyd madrass madrasser maling man mart media megler
  mitt mother musikk my na nails name neglene ny nye of og om on optikk or other our over pa party pharmacy phone
  phones photo place proffen reiser reklame renhold rorlegger senger senteret shoe skin sko sma small sminke software
  som sound spill stories strikk sykkel table tannlege tekstil the these this til to tomter toy trelast treningstoy
  turutstyr under uten var vare vart vask ved verden verne western with woman yoga
`);

/**
 * How a name can be something ordinary: a word that opens sentences (`often`), one that hardly does or that is too
 * short to tell (`seldom`), nothing but ordinary words (`phrase`), nothing but digits (`number`).
 */
export type OrdinaryUse = 'often' | 'seldom' | 'phrase' | 'number';

// Up to this length a folded name is as likely to be a word or an abbreviation: "hm", "as".
const SHORT = 3;

/** Whether, and how, a name must prove that it is meant as a name. */
export function ordinaryUse(tokens: readonly string[], key: Folded): OrdinaryUse | undefined {
  const { plain } = key;
  if (/^\p{N}+$/u.test(plain)) return 'number';
  if (plain.toUpperCase() === plain) return undefined;
  if (OFTEN.has(plain) || FILLERS.has(plain)) return 'often';
  if (SELDOM.has(plain) || plain.length <= SHORT) return 'seldom';
  const parts = tokens.flatMap((token) => token.split(/(?<=\p{Ll})(?=\p{Lu})/u)).map((part) => foldAll([part]).plain);
  return parts.length > 1 && parts.every((part) => OFTEN.has(part) || FILLERS.has(part)) ? 'phrase' : undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
