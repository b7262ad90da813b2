import { foldAll } from './folding.ts';
import type { Folded } from './folding.ts';

// Frequent words, mostly Norwegian or English, that stores and services are also called, folded to plain letters.
const OFTEN = words(`
  aapen able accent accept access account achieve act action active activity add address admit adresse adult advance
  advantage advarsel adventure advice afford afternoon age agency agent agree aim air aktiv aktivitet aktuell album
  alder aldri alene alert alfa alive allow allsidig allting alone alpha alt amaze amount anbefalt anchor ancient andre
  angel angle animal anker anledning anlegg annen annual ansatt ansvar answer anti antikk apart apent apning apotek
  appear appell apple apply approach approve april arbeider architect area arena argue ark arlig arm army arrange
  arrive arrow art article artikkel artist arv ask aspect assess asset assign assist assume atelier atlas attack
  attend attitude attract auction august aura author auto automat autumn avdeling avenue average avis avslutning
  avstand avtale award aware awesome axis baby back background bad bag bake baker bakgrunn bakke balance balanse ball
  bane bank banken bar bare bargain barn barrier base basic basin basis basket bathroom battery battle bay beach bean
  bear beauty bed bedrift bedring bedroom beds began begge begin begynnelse behandling behave beholdning behov bekvem
  believe bell belysning bemanning bench benefit berg berry beskjed beskytt beskyttelse besok best bestilling betaling
  betydning bevegelig bevegelse bevis beyond bid bidrag bike biker bil biler billett billig billige billigst billion
  bilverksted bind bird birth birthday bistand bit bite bitter black blade blandet blank blanke blanket blend bless
  blid blikk blind block blogg blomster blood bloom blow blue board boat body boil bok bolge bolig bolt bomull bond
  bonde bondegard bone bonus book booking boost boots bord border born borrow boss bottle bottom bounce boutique bowl
  box boxer bra bragd brain branch brand bransje brass brave bread break breakfast breast breath bred bredde bredt
  breed breeze brett brevet brief bright brilliant bring bro broad brod brother brown bruk bruker bruksanvisning brukt
  bruktbutikk brush brutto brygge bryggen bryllup bryst bryter bubble bucket bud buddy budget budskap build builder
  building bukse bulk bunad bundle bunke burn business busk buss busy butikk butikken butter button buyer by bydel
  bygd bygger byggevarer byggmester bygning cabin cable cafe cake calendar call calm camel camera camp campus candle
  candy canvas capable capital captain car carbon card care career careful cargo carpet carry carve casa case cash
  cast castle cat catch catcher cats cattle cause cave ceiling celebrate cell center central centre century ceremony
  certain chain challenge champion chance change chapter character charge charger charm chart chase chat cheap check
  chef cherry chest chicken child chill chin chip chocolate choice choose church circle circuit citizen city claim
  clan class classic classroom claw clean cleaner clear clever click client cliff climate climb climber cling clinic
  clock close closet cloth cloud clover club clue cluster coach coal coast coat code coffee coil coin cold collection
  collective collector colony color column combine comedy comfort comic comment commerce commit common community
  companion company compare comparison compass compete complete complex component concept concert confidence confirm
  connect connection conscious consider constant consult contact content contest context continue control convention
  converse convert cook cooking cool cop cope copy cord core corn corner correct cos cosmos cost cottage cotton couch
  council count counter country couple courage course court cousin cover cow crack craft crash crazy cream create
  creative creature credit crew crisp crop cross crowd crown crucial cruel cruise cruiser crush crystal cube cubes
  cuisine culture cup cure curious curl current curtain curve custom customer cut cutter cycle dagens daglig
  dagligvarer daily dairy dam dame dance dancer danger dansk danske dare dark darling dash data datamaskin date datter
  daughter dawn day dead deal dealer dealers deals death debate debatt decade decide decision deck declare decline
  decorate deep deer deilig dekning del delicate delicious deling deliver delta deltakelse demand dense dentist depart
  depend deposit depth deputy derfor desember desert deserve design desire desk destination detail detalj develop
  device dialog diamant diamond diary diesel diet diett dig digital digitalt dignity dikt dinner dip direct direction
  direkte dirt discover discovery dish disk display distance distanse distrikt dive divide dobbel doctor document dog
  dogs doktor dokument dollar domestic donor door dor dose dot double doubt download drag dragon drain drama draw
  drawer drawing dream dreamer dress dressing drift drill drink driv drive driver drivkraft drivstoff drom drone
  dronning drop drug drum dry due duett duft during dusj dust duty dyktig dyp dypt dyrt eager eagle ear early earn
  earth ease eastern easy eat echo eco edge edit editor education effective effekt effektiv effort egg eier eight
  eighth eik either ekko eksempel eksklusiv ekspert eksperter ekstra ekte elbow eldre elect electric elegance elegant
  elektrisk element eleven elite elleve elv embrace emerge emne emotion empire employ empty enable end endelig endless
  endring enemy energi energisk energy engasjert engine enhet enig enjoy enkelhet enkelt enkle enough ensom ensure
  enter enterprise entertain entire entry envy epic eple equal equip era erfaring ernaring error escape esel essay
  essence essential essentials estate estetikk ethnic etikk ettermiddag etterpa europa evaluate evening event eventyr
  ever everyday evidence evident evil evne evolve exact exam example excel excellent except exchange excite exercise
  exist exit exotic expand expect expensive experience expert explain explode explore explorer export exposure express
  extend extension extra extreme eye eyebrow fabric fabrikken fabulous fact factory fagbok fagfolk fagmann fagmobler
  fail faint fair faith fakta faktor fall false familie family famous fan fancy fanger fantasi fare farge farger farm
  farmer fart fasade fashion fasit fast fat favorite favoritt fear feather feature feed feel feil fellesskap
  fellesskapet fellow felt fem female fence ferdig ferie fest festival few fiber fiction field fierce fifteen fifth
  fig fight fighter figure file fill fin final finance finans finder finger finish finn finsk fiolin fire firework
  firm first fisher fishing fisk fit fitting five fix fixed fjell fjern fjord flag flagship flame flamme flammen flash
  flaske flat flavor flee fleet fleksibel fleksibelt flere flesh flex flid flight flink flip float floor flora flour
  flow flower fluid fly flyr flyt focus fokus fold folelse folge folk folkelig follow fond food fool foot forandring
  forbedring forbruk forbruker force fordel fordeler forecast foreign foreldre forening forest forever forge forget
  forhandler forhold form formal formel former formula fornuft fornyelse forsikring forsker forskjell forstad
  forstaelse forste forsyning fort fortelling fortunate fortune forum forventning forward foto found foundation
  founder fountain four fourteen fox fraction fragile frakt fram frame framgang framover framtid fred freden free
  freedom freezer freight fremdrift fremover fremtid fremtiden fresh fri fridge friend friendly friends frihet friluft
  friluftsliv fringe frisk frist fritid frivillig frog frokost front frontier frost frozen fruit frukt frykt fryser
  fuel fugl full fun funksjon funny fur future fyller fyr fysisk gain galleri gallery gallon game gamer gammel gang
  gap garage garanti gard garden gardin gardsbutikk garlic garn gartner gas gate gatekjokken gather gave gaver gaze
  gear gem gene general generasjon generate generous genius gentle get ghost giant gift gifts ginger girl give gjengen
  gjest glad glance glans glass glide glider glimt glitter global globe glory glove glow go goal god gode godt godteri
  gold gone gossip grab grace grade graduate grain gran grand grant graph gras grasp grass gratis gravel gravity graze
  green greet greeting grei grense gresk grey grid grill grinder grip gront groom grossist ground group grow grower
  growth grunder grunnlag gruppe gruppen guarantee guard guess guest guide guilty guitar gull gullet gun gut gym habit
  hagen hair hall halv halvpris hammer hand handel handful handle handling handmade handverk handy hang happiness
  happy harbor hard harm harmony harsh harvest hastverk hat hate hav hay head heal healer health healthy hear heart
  heat heater heavy heel height heim heldig helg helhet hello helmet help helper helse helsekost hemmelig hendelse
  hender heng henger heritage herlig hero herre hest hidden hide high highlight hiker hill himmel hint hip hire
  historie history hit hjelm hjelp hjelpen hjelper hjem hjemme hjemmelaget hjemmet hjerte hjul hobby hode hold holder
  hole holiday home homeland homes honest honey honor hook hop hope hopp horizon horn horse hospital host hot hotell
  hour house hovedrolle hoyde hub hud hug hukommelse human humble hund hundre hundred hunger hungry hunt hunter hurry
  hurt hurtig hus huset husk hval hverdag hvile hvit hvitt hygge hyggelig hylle hylse hytta hytte hytteliv ice icon
  ide idea ideal ideen identify identitet idrett if ignite ignore illusion image imagine immune impact imply import
  important impress improve impulse in include income increase indeed indie indiska industry infant infinity inform
  ingredient initial initiativ ink inkognito inn innbo innboks inner innhold innovasjon innsats innsikt inntekt input
  insect inside insight insist inspirasjon inspire inspired install instant instead instinct instinkt insure integrert
  intense interesse interest interior internal invest investering invite involve iron island italiensk item iver
  jacket jakt jam januar jar jaw jeans jente jernvare jet jevn jevnt jewel jeweller jobb join joiner joint joke joker
  jord journey joy jubel jubileum judge juice juicy jul jula julegave juli jump jumper jungle juni junior jury juss
  just justice juvel kaffe kake kamp kampanje kanal kanskje kant kaos karakter karriere kart kasse katalog katt keep
  keeper key kick kicker kicks kid kids kilde kill kilo kind king kingdom kiss kit kitchen kiwi kjapp kjapt kjeden
  kjent kjerne kjernen kjokken kjole kjoler kjop kjott klage klang klar klarhet klart klasse klassiker klassisk klemme
  klesplagg klima klinikk klinikken klok klokke klokken klubb knagg knapp knee knife knit knock knowledge knute
  kobling kode koffert kolonial kombi kombinasjon kombinert komfort komme kommune kompetanse komplett konferanse
  konkurranse konsept konsulent konsulenter kontakt kontor kontrast kontroll kontur kopi kopp kors kort kostnad kraft
  kran kreativ krets krig krise kritisk kroker krone kroner kropp krydder kul kulde kultur kulturell kunde kunnskap
  kunst kunstner kurs kvadrat kvalitet kvalitetsvarer kvarts kveld kvinne kvinner kylling kyst lab label labour lack
  ladder lader lading lady lag lager lake lakk laks lam lampe land landmark landscape lane langs lansering lantern
  laptop large laser last late latter laugh launch lav lavish lawn lawyer layer lead leader leaf league lean leap
  learn leather leave lecture ledelse ledende leder ledig left legacy legend leie leilighet leisure lek lekeland
  lekent leker leketoy lekker lemon lend lengde lenge length lens lesson lett letter leve level levering liberal
  liberty library lie life lift light lighter likevel lime limit line linear linje link lion lip liquid list listen
  lister litre litt little liv livet living load loader loan local lock loft logic lokale lokalt lonely long
  look loop lop lopende lose loss lounge lov love lover low loyal luck lucky luer luft luftig luke luksus lump luna
  lunch lunsj lunt lush luxury lykke lykkelig lykter lys lysende lyst machine made magi magic magisk magnet mail main
  mainland mainstream make maker maksimal makt mal maler maleri mall manage manager mandag mangfold mango mann manner
  mansion manual map marble march marine mark marked markedet marker market marry mars mask maske maskin mass massiv
  massive master mat match material materiale matter max maxi maybe mayor meadow meal mean measure meat med medal
  medicine medisin medlem medvind meet meeting mega melding melk melody melt member memory men mening meninger
  menneske mennesker mention mentor menu meny mercy merge merit merke merkelig merker merket message mest mester
  metall meter method metro middag middle midnight might miks mild miles miljo milk mill min mind mineral mini minimal
  minne mint minutt mirakel mirror miss mission mistake mix mixer mobel mobil mobile mobler mode modell moden modern
  modest modig moist mom moment monkey mono monster monter month mood moon mor more morgen moro mosaikk mote motion
  motivasjon motor motorer mount mountain mouse mouth move mover movie much mud mulig mulighet muligheter multi mum
  munn murder muscle muse museum music muskel mutual mye mykt mynt mystery myth nabo naboen naer nagler nail naked nar
  narrow nasty nation native nattbord natur natural nature naturen naturlig naval navn near neat neck nedre need
  needle neighbour nerve nest neste nesten net nett nettbutikken netto nettverk network neutral never new next nice
  night nine noble nobody nod noise nok nokler noon nord nordic nordisk nordiske normal norsk north norwegian nose
  nostalgi notat note notice nova novel november now noytral number nummer nurse nursery nut nyhet nyheter nysgjerrig
  nytt nytte oak oasis obey object obs obvious occur ocean odd offer office officer oil okologisk okonomi oktober ol
  old olive olje omega omni omsorg omtanke on one online only onske open opener opera operator opinion oppdag oppdrag
  oppe oppgave oppgradering opplevelse opplysning opposite oppskrift oppstart opptur oppussing optiker optimal
  optimist option oral orange orbit orden ordentlig order ordinary organic orientalsk origin original orken orn ost
  outcome outdoor outfit outlet output outside oval ovelse oven overblikk overraskelse oversikt overskudd ovn ovner
  own owner oy oya oyeblikk pace pack pad page pain paint painter pair pakke palace pale palm pan panda paneler panic
  panorama pants paper papir par parat parent parfyme park parkering parking parrot part parti partner partners pass
  passage passe passion pasta paste pastry patch path patient pattern pause pay payment peace peak pearl pen penger
  penny pensjon people pepper percent perfect perfeksjon perfekt perform period perle permanent permit person
  personlig perspektiv pet petal pets phase phrase physical piano pick pickup picnic picture pie piece pieces pig
  pikant pillow pilot pin pinch pine pink pioneer pipe pitch pixel pizza plain plan planet planker planlegging planner
  plant plante plass plastic plate platform plattform play player plaza plead pleie plenty plot plug plugger plum plus
  pluss pocket poem poet point pointer polar police policy polish polite politikk pond pool poor pop popular porch
  port portal porter pose posisjon position positive possible post posten posture potato potet pound pour powder power
  practice praise praksis prat prayer precious precise predict prefer premium prepare presence present preserve presis
  presisjon press pretty prevent price pride priest prima primary prime primus prince princess prinsipp print printer
  prior pris prison privacy privat private privatliv prize pro probably problem process produce product produksjon
  produkt profesjonell proff profil profile profiler profit program project promise prompt proof proper property
  proposal propose prosent prosjekt prospect protect protein proud prove proven provide pub public publikum pudding
  pull puls pulse pump pumper punch punkt punktum pupil puppy pure purple purpose purse pursuit push pute putter
  quality quarter queen query quest quick quiet raad rabbit race racer rack rad radar radgiver radical radio raffinert
  rage rail rain raise rally ramme ranch random range ranger rank rapid rapport rare rask raske rate ratio rational
  ravn raw reach react read reader ready real realm reason rebel recall receive recent recipe record recover red
  redning reduce reef reell refer referanse reflect refleks reflekter reform refresh refuge refuse regard regel region
  regn regnbue regnskap regular rehab reign rein reise rektor relate relation relative relax relay release relief rely
  remain remedy remember remind remote remove ren renessanse renovering rent rente repair reparasjon repeat replace
  reply report request require rescue research reset resist resolve resort resource respect respond response ressurs
  rest restaurant restore result resultat retail retire retning retreat retro rett rettferd rettighet return rev
  reveal reverse review revolution reward rhyme rhythm rib ribbon rice rich ride rider ridge right rikdom rikelig
  riktig ring ringe riot ripe rise rister rival river ro road roam roast robust rock rocket rod role rolig roll rolle
  rom romance romantisk romslig roof rookie room root rope ror rosa rose rot rough round route router rover row royal
  rub rubin ruby rug rule rumor run rund runner rural rush rute ruter ryddig rykte sacred sad safe safety safir sager
  sail sailor saint sak saks salad salary sale salg salon salt samarbeid same samfunn samhold samling samspill samtale
  samvirke sand sandaler sang sanitar sann sans satisfy sats sauce save say scale scan scare scarf scatter scene scent
  schedule scheme scholar school science scooter scope score scout scratch screen script sea seal seam search season
  seat second secret secretary section sector secure security see seed seek seeker seem segment seks select selected
  self sell selskap send sender seng senior sense sentence senter sentrum separate september serie serious serve
  server servering service sesong session set setter settle seven several shade shadow shake shaker shape share shark
  sharp shaver sheet shelf shelter shield shift shine shiny ship shirt shock shoes shoot shop shopper short shortcut
  shot shoulder shout show shower shrimp shut shutter shuttle sick side sight sign signal sikker sikkerhet sikt silent
  silk silke silly silver similar simple sin since sing single sink sirkel sirkus siste sister sit site sitter
  situasjon six sixth size sjanse sjarm sjef sjelden sjo sju skap skape skarp skate skater skatt sketch ski skikkelig
  skill skilt skinner skirt skisse skjerm skjold skog skole skritt skrivebord skruer skudd skur sky slag slagkraft
  sleep sleeper slice slide slider slim slip slope slot slott slow slutt smak smakfull smart smell smil smile smoke
  smoker smooth smor smykke smykker snap snart snarvei snekker snill sno snow soak soap soar soccer social sock sod
  sofa sofistikert soft soil sokker sol solar soldier sole solid solo solskinn solution solv solve someone sommer son
  sone song sonic soon sopp sorry sort sosial soul soup source south spa space span spar spare spark sparkle speak
  speaker special spectrum speech speed spell spend spennende spenning spesial spesialist sphere spice spicy spider
  spiker spiller spin spine spinner spire spirit spiss splash splendid split spoil sponsor spontan spoon spor sport
  sporten sporty sporvei spot spray spread sprek spring sprint sprinter squad square squeeze stabil stabilt stable
  stack stadion stadium staff stage stair stake stal stall stamp stand standard standpunkt staple staples star stare
  start state station statue staver stay steady steal steam steamer sted steel steep stem stemme stemning step sterk
  sterke sti stick sticker stikk stil still stille stir stitch stjerne stjerner stock stol stoler stolt stolthet
  stomach stone stop stor storage store storm storrelse story stove straight strand strange stranger strategi straw
  stream street strek stress stretch strike striker string strip stripe strive stroke stroll strom strong stropp
  structure struktur student studie studio study stuff stund stunning stupid style styrke subject submarine submit
  success such sudden suffer sugar suggest suit suitable suksess summer summit sun sund sunday sunlight sunn sunrise
  sunset super superb supply support supreme surf surface surfer surge surgeon surprise surround survey survive
  suspect suveren sveiser svensk svenska sving swan swear sweater sweep sweet swift swim swimmer swing switch sykehus
  sykkel sykler symbol symphony syn synergi synlig system syv tackle tail tailor tak takk takst tale talent talk tall
  tanger tango tank tanke tanken tap tape tapet target task tast taste tasty tavle tavler tax taxi te tea teach
  teacher team teams tear tech teen teknisk teknologi tekst tell teller tema temper temple tempo ten tenant tend
  tennis tent teppe tepper term terrain terrasse territory test tester text texture thank theatre theme theory thick
  thin thing think third thirst thirteen thought thousand thread three thrill thriller thrive throat throne throw
  thunder ticker ticket tid tide tiden tidlos tidy tie tight tilbake tilbud tilgang tilhorighet tillit tilskudd tiltak
  timber time timer tin tind ting tiny tip tired title tjeneste tjue toalett toast toaster today toe toff toft
  together token tolk toll tolv tomato tommer tomorrow tomrer tone tonen tonic tonight tool tools tooth top topic topp
  topper torch torg torget torn toss total touch tough tour tourist tower town toy toys trace track tracker trad trade
  trader tradisjon tradisjonell traffic trafikk trail trailer train trainer trait transform transport trap travel tray
  tre treasure treat treatment tree trek trend trening tribe tribute trick trigger trim trip triple triumf trives
  trivsel tro trofast trophy tropical tropisk trouble trousers troverdig truck true trunk truser trust truth try trygd
  trygg trygge trygghet trykk trykker tub tube tulip tune tuner tung tunnel tur turbo turist turn tursko tusen tutor
  tvers tvil twelve twenty twin twist two tydelig tyngde type typical typisk tysk ugly uke ukens ukentlig ull ultimate
  ultra ulv uncle underholdning undersokelse unfold ung ungdom ungt uniform unik unikt union unique unit unite unity
  universe universell universet up update upgrade upper upright upset urban urge use useful user usual utdanning ute
  utemobler utfordring utgang utility utkant utleie utleier utsalg utsikt utstilling utstyr utvalg utvikling uvanlig
  vacant vacation vague vakker vakt valg valley value van vanlig vann vans var variant various varm varme vast vault
  vedlikehold vegan vegg vehicle veien vein veksel vekst vekt vel velg velkommen velvare velvet venn venner vennlig
  vennskap venture venue verdi verdict verdifull verified verk verksted verktoy version veske vessel vest veteran vi
  vibe vibrant victim victory video view viewer viktig viktigst vilje vilkar vill villa village vin vind vindu vine
  vinge vinkler vinn vinner vintage vinter violet virgin virke virkelig virtual virtue virtuell visible vision visit
  visitor visjon visning visual vita vital viten vitenskap vivid vogn voice void voks vokse voksen volt volume vote
  voter votter voyage vri vugge vurdering wage wagon waist wait waiter wake walk walker wall wander want war wardrobe
  warehouse warm warning warrant warrior wary wash washer waste watch watcher water wave waves wax way we weak wealth
  weapon wear weather weave web wedding weekday weekend weight weird welcome welfare well west wet wheat wheel while
  whisper whistle white whole wholesale wicked wide widow width wife wild willow win wind window wine wing wings
  winner winning winter wipe wire wisdom wise wish witch within witness wolf women wonder wood wooden wool word work
  worker workshop world worry worth wrap wrapper wrist write writer wrong xxl yacht yard yarn year yell yellow yes
  yesterday yield you young your youth zen zero zip zone zoo zoom
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

const NORWEGIAN_ENDINGS = ['en', 'n', 'et', 't', 'er', 'r', 'ene', 'ne'];

/** Whether, and how, a name must prove that it is meant as a name. */
export function ordinaryUse(tokens: readonly string[], key: Folded): OrdinaryUse | undefined {
  const { plain } = key;
  if (/^\p{N}+$/u.test(plain)) return 'number';
  if (plain.toUpperCase() === plain) return undefined;
  if (SELDOM.has(plain)) return 'seldom';
  if (isFrequent(plain)) return 'often';
  if (plain.length <= SHORT || isInflected(plain)) return 'seldom';
  const parts = tokens.flatMap((token) => token.split(/(?<=\p{Ll})(?=\p{Lu})/u)).map((part) => foldAll([part]).plain);
  return parts.length > 1 && parts.every(isFrequent) ? 'phrase' : undefined;
}

/** A word of the lists, or the plural or third person of one that is long enough to have them. */
function isFrequent(word: string): boolean {
  const stem = word.length > SHORT + 1 && word.endsWith('s') ? word.slice(0, -1) : word;
  return [word, stem].some((form) => OFTEN.has(form) || FILLERS.has(form));
}

/** A longer frequent word with a Norwegian ending: "stolene", "rutene". */
function isInflected(word: string): boolean {
  return NORWEGIAN_ENDINGS.some((ending) =>
    word.endsWith(ending) && word.length - ending.length > SHORT && OFTEN.has(word.slice(0, -ending.length)));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
