/**
 * Function words by language, which are frequent in any text, menus and product lists included. Single letters that are
 * also sizes, units, grades or English words are left out.
 */
export const SMALL_WORDS = {
  nb: 'og i på er det til med for som en et av ikke den de vi du har kan å at kun fra ved etter alle om eller hvis når '
    + 'være var blir vil skal deg meg seg oss dere din ditt dine vår vårt våre mer nå ut opp inn hva hvor hvordan '
    + 'også bare uten under over mellom gjennom både så men da ha få får gjør noe noen andre denne dette disse '
    + 'hos mot jeg han hun innen igjen',
  nn: 'og i på er det til med for som ein ei eit av ikkje den dei vi du har kan å at frå ved etter alle om eller viss '
    + 'når vere var blir vil skal deg meg seg oss dykk din ditt dine vår vårt våre meir no ut opp inn kva kor '
    + 'korleis også berre utan under over mellom gjennom både så men då ha få får gjer noko nokon andre denne '
    + 'dette desse hos mot eg han ho innan igjen',
  da: 'og i på er det til med for som en et af ikke den de vi du har kan at fra ved efter alle om eller hvis når '
    + 'være var bliver vil skal dig mig sig os jer din dit dine vores mere nu ud op ind hvad hvor hvordan også '
    + 'kun uden under over mellem gennem både så men da have få får gør noget nogen andre denne dette disse hos '
    + 'mod jeg han hun inden igen',
  sv: 'och i på är det till med för som en ett av inte den de vi du har kan att från vid efter alla om eller när '
    + 'vara var blir vill ska dig mig sig oss din ditt dina vår vårt våra mer nu ut upp vad hur också bara utan '
    + 'under över mellan genom både så men då ha få får gör något någon andra denna detta dessa hos mot jag han '
    + 'hon inom igen',
  fi: 'ja on ei se että tai kun jos niin myös sekä kuin mutta ole olla ovat oli voi voit voidaan voivat sen sitä '
    + 'siitä siihen siinä niitä niiden ne tämä tämän tätä tässä nämä joka jotka jonka jota josta jossa joita mitä '
    + 'mikä mikäli kaikki vain noin yli alle ilman kanssa mukaan jälkeen ennen kautta kuluessa sinun sinulla '
    + 'sinulle meidän meille meiltä me sinä hän eikä eivät emme eli kuten jopa vielä nyt aina näin muun muut '
    + 'muita muiden kuitenkin koska saa saat olet olemme meillä teidän teille tältä tällä tähän tästä niihin '
    + 'siellä täällä kuka ketkä kenen jonkin jokin joku mukana kohti sisään ulos alla päällä lisäksi aikana '
    + 'vuoksi avulla osalta ainoastaan erittäin hyvin silloin tällöin vaikka joko ellei eivätkä koko itse oma '
    + 'oman omat sillä niillä heti taas enää lähes voisi tulee täytyy pitää saattaa haluat mihin missä mistä '
    + 'minkä milloin miten kuinka kumpi samalla sama saman enemmän vähintään enintään',
  is: 'og í á er að til með fyrir sem um við ekki en af það þú þér þig þinn þín þína þínum eða ef frá hjá eru hefur '
    + 'hafa verið var vera verður hann hún hana honum henni þeir þær þau þeim þeirra því þessi þetta þessa þessar '
    + 'þessum okkur okkar ég þar hér hvað hvernig allt allar allir alla öllum einnig bara aðeins eftir yfir undir '
    + 'úr upp út inn svo nú þegar þá hægt getur geta má þarf án milli hver hvert hvaða sig sér sinn sína sín mig '
    + 'mér ykkur vil vilt skal eigi átt ætla gera gert nema einn ein eitt eina einum ekkert engin enginn alltaf '
    + 'aldrei aftur líka mjög meira mest síðan strax hvar hvenær hvers þess þessir sama annað önnur',
  fo: 'og í á er at til við fyri sum ikki ein eitt av tað hevur hava hjá okkum tygum tú tær tín eru men um ella frá '
    + 'eftir bara eisini verður vera var hann hon tey teir hesin henda hetta alt allar skal kann kunnu vit',
  en: 'the and of to in is for with on your you this that from are our be have not or it we can by as at an will '
    + 'more all has was their which when if us its any out up about do they what how than into only also been '
    + 'where',
  de: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine einen einem einer eines als '
    + 'auch es an werden aus er dass sie nach wird bei um noch wie über zum haben nur oder aber vor zur bis mehr '
    + 'durch sein wurde sind wenn können alle diese dieser dieses diesem diesen ihre ihr ihren ihrer ihrem unsere '
    + 'unser unseren unserer wir uns ich kann vom unter gegen ohne sowie damit hier jetzt welche beim bereits '
    + 'sehr zwischen innerhalb ihnen mich mir dich dir du ihn ihm wo wann warum weil da dann denn doch ganz immer '
    + 'wieder etwas nichts kein keine keinen andere anderen mal dort würde wurden soll muss müssen kannst könnt '
    + 'hast habe etwa jeder jede jedes jedem jeden dessen deren welcher',
  nl: 'de het een en van in is op te dat die voor met zijn niet aan om ook als er maar bij of uit door over naar '
    + 'dan je we wij ze hij zij wordt worden tot heeft hebben heb kan kunt kunnen nog zo geen wat meer deze dit '
    + 'onze ons jouw jou uw mijn hun moet zal zullen wil waar wanneer welke alle alles alleen binnen tussen '
    + 'zonder onder tegen na vanaf omdat zodat hoe hier dus zelf veel elke mij me hen haar hem iets niets andere '
    + 'ander werd werden was waren had hebt zou mag mogen graag wel eens altijd nooit steeds weer vaak zeer heel '
    + 'tijdens volgens sinds tegenover rond wie ieder iedere',
  af: 'die van en in is wat vir nie met op te het om word sal kan jy jou ons hulle sy hy as of by uit aan maar ook '
    + 'nog net meer deur tot na oor hierdie daardie moet wees geen alle',
  fr: 'de la le les et des du un une en est que pour dans qui par sur avec au aux ce cette ces il elle ne pas plus '
    + 'sont son sa ses nous vous votre vos notre nos ou où mais comme sans être été avez avons peut pouvez leur '
    + 'leurs tout tous toute toutes si même aussi ont cet lors dès après avant entre sous chez afin ainsi donc '
    + 'très dont je qu lorsque selon ils elles eux moi toi lui cela ceci celui celle ceux celles autre autres '
    + 'chaque quel quelle quels quelles quand jamais toujours encore déjà ici peu moins puis car lorsqu notamment '
    + 'sera seront était faire fait peuvent doit',
  es: 'de la que el en y o los las del se un una por con para al es lo su sus no más este esta estos estas ese esa '
    + 'como pero si sin sobre le ya todo todos toda todas también nos nuestro nuestra nuestros nuestras tu tus te '
    + 'ha han hasta desde entre cuando muy hay puede puedes pueden ser son está están cualquier donde durante '
    + 'cada según qué cómo usted ella ellos ellas esto eso aquel otro otra otros otras cual cuál cuales quien '
    + 'pues así aquí ahora siempre nunca tan tanto menos mucho poco era fue sido estar tiene tienes tienen hace '
    + 'mismo misma cuyo además',
  ca: 'de la el i que en per amb un una els les del al dels es és no o com més si són pot podeu nostre nostra '
    + 'nostres vostre teva teu seu seva aquest aquesta aquests aquestes també sense fins des quan tots totes tot '
    + 'cada molt ho hi ens us li entre sobre on qualsevol ser ha han perquè',
  gl: 'de o que do da en un unha para con non os no se na por máis as dos como pero ao das á seu súa seus súas ou '
    + 'cando moi nos xa tamén só polo pola ata entre despois sen mesmo aos ten nas noso nosa este esta ser son '
    + 'está foi pode todos todas sobre nun nunha calquera é',
  pt: 'de o que do da em um para com não uma os no se na por mais as dos como mas ao das à seu sua seus suas ou '
    + 'quando muito nos já também só pelo pela pelos pelas até isso entre depois sem mesmo aos tem nas você vocês '
    + 'nosso nossa nossos nossas este esta estes estas esse essa ser são está estão foi pode podem qualquer todos '
    + 'todas todo toda sobre num numa após durante cada onde ainda sempre às é lhe lhes isto aquele aquela eu tu '
    + 'ele eles elas nem menos então assim porque pois aqui outro outra outros outras tudo nada ter tendo será '
    + 'serão sido estar caso dentro através quem qual quais têm deve',
  it: 'di che la il un per in una non sono con si da come le dei del della delle degli dello nel nella nelle nei '
    + 'dal dalla dalle dai al alla alle ai allo sul sulla sulle sui gli lo i è o ma se più anche questo questa '
    + 'questi queste nostro nostra nostri nostre tuo tua tuoi tue suo sua ci ti tutti tutte tutto tutta essere '
    + 'può puoi ha hai hanno sia senza dopo prima quando dove ogni solo oppure chi cosa quale entro fino tra '
    + 'molto ed quello quella quelli quelle suoi sue loro ne mi noi voi siamo era stato stata potete potrai '
    + 'tramite presso verso circa però quindi così poi già ancora sempre mai altro altri altre altra ciò proprio',
  ro: 'de și în la cu pe un o că să nu este pentru sau din care mai se al ale lui sunt prin fi ce dacă dar după '
    + 'până fără ca noastre nostru noastră va vor am ai are au fost poate poți puteți acest această aceste toate '
    + 'tot când unde cum sub între către orice doar iar îl vă ne te',
  pl: 'i z na do nie się to jest że o od dla po przez przy za ze lub oraz jak ale są tym tego tej ten ta te który '
    + 'która które których którym jego jej ich nas nam twój twoje nasz nasze naszej naszym naszych możesz można '
    + 'może być zostanie jeśli jeżeli gdy kiedy także również tylko już jeszcze bardzo bez pod nad przed podczas '
    + 'między wszystkie wszystkich każdy czy aby ponieważ więc co ci cię go ją mu jesteśmy swój swoje swoją '
    + 'swojego coś nic jeden jedna jedno więcej należy oprócz wraz według zamiast wszystko tutaj teraz zawsze '
    + 'którego której którą nią nim nimi niego niej wasz twojego twojej naszego ponad około podobnie każdej '
    + 'każdego dzięki jednak nawet',
  cs: 'na se je o z do že to pro za by po jsou ve od jako ale nebo si i u který která které kterou kterého kterých '
    + 'při jen však také být byl byla bylo není až aby podle už tak když pokud co jak jeho jejich této tohoto '
    + 'tento tato toto těchto vás vám vaše vaší váš naše naší náš nám můžete může nás ze ke bez nad pod před přes '
    + 'mezi protože kde více všechny všech každý ještě než ani ho ji mu jí jej jsme jste jsem jim kterým kterými '
    + 'kterému své svůj svou svého svých něj ní něco nic jeden jedna jedno takže abyste byste lze kromě včetně '
    + 'během proti místo velmi pouze zde teď nyní vždy tím tom těch jinak jiné např',
  sk: 'na je sa o z do že to pre za by po sú vo od ako ale alebo si aj u ktorý ktorá ktoré ktorú ktorého ktorých '
    + 'pri len však tiež byť bol bola bolo nie až aby podľa už tak keď ak čo jeho tejto tohto tento táto toto '
    + 'týchto vás vám vaše váš naše náš nám môžete môže nás ste sme zo ku bez nad pod pred cez medzi pretože kde '
    + 'viac všetky každý ešte ani ho ju mu jej som im ktorým ktorými svoje svoj svoju svojej niečo nič jeden '
    + 'jedna jedno takže možno okrem vrátane počas proti namiesto veľmi iba tu teraz vždy tým tom tých inak iné',
  sl: 'in je na za se so da z ki pri ne po ali tudi od do iz kot če ga jih ter še lahko bo bi smo vam vas vaš vaše '
    + 'naš naše kako kaj kjer ko samo že pa pred brez med nad pod to ta te tem vse ker zelo bolj več ste ni biti '
    + 'jo mu ji njegov svoj svoje svojo sem sta bil bila bilo kar kdaj zato tako ampak poleg glede zdaj vedno teh '
    + 'tistih nič nekaj drugi',
  /** Croatian, Bosnian and Serbian share their function words; listed so as not to be taken for another language. */
  sh: 'i u je na se za da su od do o iz kao ili ne ako koji koja koje kojih što to po sa bi biti će ćete može '
    + 'možete nije nisu samo vas vam vaš vaše naš naše svi sve svih svaki te ali pri prije nakon između kod bez '
    + 'više također već još ova ovaj ovo ove ovog kada gdje kako smo ste sam prema ga ju mu joj ih im svoj svoje '
    + 'svoju ništa nešto jedan jedna jedno osim tijekom umjesto vrlo ovdje sada uvijek tim tom tih inače drugi '
    + 'nema ima jer',
  et: 'ja on ei see et ning kui ka või mis kes oma selle seda sellest need nende neid meie teie teile me te ta olla '
    + 'oli ole kuid aga siis nii kõik ainult vaid koos ilma pärast enne kuni alates jaoks saab saate võib võite '
    + 'peab tuleb iga mida kus kuidas üle läbi vastavalt juba väga rohkem mille millest selles sellele teda tema '
    + 'nad neil neile ehk kas kuna sest nagu pole polnud saada peale pealt ette siin seal nüüd alati veelgi ise '
    + 'omal enda kogu igal mitte jooksul',
} as const;
