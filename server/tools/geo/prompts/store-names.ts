/**
 * Names of stores, chains, suppliers and brands that no prompt may contain, as people write them: a prompt with one
 * would put it into the answers it is meant to measure. Compared without case and accents, word by word.
 */
export const STORE_NAMES: readonly string[] = [
  // Electronics and telecom
  'Elkjøp', 'NetOnNet', 'Proshop', 'Lefdal', 'Expert', 'Euronics', 'Dustin', 'Multicom', 'Atea', 'Phonehouse',
  'Telenor', 'Telia', 'OneCall', 'Talkmore', 'Eplehuset', 'Humac', 'Samsung', 'Sony', 'Philips', 'Lenovo', 'Dell',
  'Asus', 'Acer', 'Logitech', 'Bose', 'Sonos', 'Garmin', 'iPhone', 'iPad', 'MacBook', 'Android', 'Microsoft',
  'Google', 'Xiaomi', 'Huawei', 'OnePlus', 'Miele', 'Bosch', 'Siemens', 'Electrolux', 'Dyson', 'Whirlpool', 'CDON',
  'Prisjakt', 'Prisguiden',
  // Fashion and shoes
  'Zalando', 'Boozt', 'Ellos', 'H&M', 'Zara', 'Cubus', 'BikBok', 'Bik Bok', 'Dressmann', 'Carlings', 'Lindex',
  'KappAhl', 'Gina Tricot', 'Nelly', 'Asos', 'Shein', 'Temu', 'Uniqlo', 'Follestad', 'Ferner Jacobsen', 'Eurosko',
  'Skoringen', 'Nike', 'Adidas', 'Levis', 'Holzweiler', 'Stormberg', 'Miinto', 'Tise', 'Vinted', 'Ferm Living',
  'Zizzi',
  // Home
  'IKEA', 'Bohus', 'Skeidar', 'Jysk', 'Møbelringen', 'Fagmøbler', 'Kremmerhuset', 'Princess', 'Nille', 'Trademax',
  'Bolia', 'Chilli', 'Furniturebox', 'Lampehuset', 'Lampegiganten', 'Rusta', 'Europris', 'Søstrene Grene', 'Tilbords',
  'Jensen', 'Wonderland', 'Tempur', 'Hästens', 'Royal Design', 'Nordic Nest', 'Åhléns', 'Kitchn',
  'Christiania Glasmagasin',
  // Sport
  'XXL', 'Intersport', 'Sport 1', 'Sport1', 'MX Sport', 'Anton Sport', 'Löplabbet', 'Løplabbet', 'Milrab',
  'Oslo Sportslager', 'Fjellsport', 'Norrøna', 'Bergans', 'Helly Hansen', 'Decathlon', 'Skittfiske', 'Blivakker',
  'Swix', 'Madshus', 'Fischer', 'Rossignol', 'Salomon', 'Bull Ski', 'Platou', 'Outnorth', 'Addnature', 'Devold',
  'Fjällräven', 'Gymgrossisten',
  // Beauty and pharmacy
  'Kicks', 'Lyko', 'Sephora', 'Nordicfeel', 'Cocopanda', 'Fredrik & Louisa', 'Esthetique', 'Apotek 1', 'Apotek1',
  'Boots', 'Vitusapotek', 'Farmasiet', 'Apotera', 'Ditt Apotek', 'Sunkost', 'Life', 'Kinsarvik', 'iHerb', 'Cerave',
  'Nivea',
  // Food
  'Oda', 'Kolonial', 'Kiwi', 'Rema', 'Coop', 'Extra', 'Joker', 'Bunnpris', 'Obs', 'Matkroken', 'Godtlevert',
  'HelloFresh', 'Adams Matkasse', 'Foodora', 'Wolt', 'Vinmonopolet', 'Kaffebrenneriet', 'Nespresso', 'Tine', 'Gilde',
  'Morgenlevering',
  // Children and toys
  'Babyshop', 'Barnas Hus', 'Lekmer', 'Jollyroom', 'Lekia', 'Ringo', 'Extra Leker', 'Toys', 'Toys R Us', 'Babybanden',
  'Bugaboo', 'Stokke', 'Besafe', 'Lego', 'Brio', 'Sprell', 'Polarn',
  // Building and trade
  'Byggmax', 'Maxbo', 'Monter', 'Byggmakker', 'Montér', 'Obs Bygg', 'Jernia', 'Clas Ohlson', 'Biltema', 'Megaflis',
  'Flisekompaniet', 'Byggtorget', 'XL Bygg', 'Bauhaus', 'Hornbach', 'Optimera', 'Neumann', 'Carlsen Fritzøe',
  'Fargerike', 'Jordan', 'Jotun', 'Milwaukee', 'Makita', 'DeWalt', 'Hilti', 'Würth', 'Motek', 'Tools', 'Ahlsell',
  'Brødrene Dahl', 'Heidenreich', 'Onninen', 'Solar', 'Elektroskandia', 'Otra', 'Sonepar', 'Berggård Amundsen',
  'Elproffen', 'Elektroimportøren', 'Ramirent', 'Cramo', 'Univern', 'Blåkläder', 'Snickers', 'Mascot', 'Fristads',
  'Bekken & Strøm', 'Granberg', 'Albert E Olsen', 'Rexel', 'Wenaas', 'Vaillant', 'Uponor', 'Geberit', 'Oso', 'Høiax',
  'Pipelife', 'SKF', 'Staubo', 'Tess',
  // Pets, cars, books, jewellery and flowers
  'Musti', 'Buddy', 'Zooplus', 'Dyrekassen', 'Tropehagen', 'Petworld', 'Felleskjøpet', 'Royal Canin', 'Mekonomen',
  'Bilxtra', 'Autodoc', 'Dekkmann', 'Vianor', 'Euromaster', 'Dekk365', 'Skruvat', 'Thansen', 'Thule', 'Skyss',
  'Møller', 'Ark', 'Norli', 'Adlibris', 'Haugenbok', 'Bokklubben', 'Storytel', 'Fabel', 'Bookbeat', 'Tanum',
  'Akademika', 'Audible', 'Bokelskere', 'Bookis', 'Bjørklund', 'Gullfunn', 'Mestergull', 'Thune', 'David-Andersen',
  'Pandora', 'Urmaker', 'Rolex', 'Swarovski', 'Sylvsmidja', 'Interflora', 'Mester Grønn', 'Plantasjen', 'Euroflorist',
  'Blomsterringen', 'Hageland',
  // Software, agencies, travel, property, finance and services
  'Visma', 'Tripletex', 'Fiken', 'PowerOffice', 'Conta', 'Duett', 'Unimicro', 'Shopify', 'Mystore', '24nettbutikk',
  'WooCommerce', 'Magento', 'Hubspot', 'Salesforce', 'SuperOffice', 'Lime', 'Pipedrive', 'Slack', 'Trello', 'Asana',
  'Jira', 'Wordpress', 'Wix', 'Xledger', 'SAP', 'Excel', 'Facebook', 'Instagram', 'TikTok', 'LinkedIn', 'Snapchat',
  'YouTube', 'Iteo', 'Bouvet', 'Knowit', 'Norwegian Air Shuttle', 'Widerøe', 'Ving', 'Tui', 'Apollo', 'Ticket',
  'Berg-Hansen', 'Hurtigruten', 'Airbnb', 'Finn.no', 'Booking.com', 'Expedia', 'Novasol', 'Momondo', 'Skyscanner',
  'Vy', 'Flytoget', 'DNT', 'Escape Travel', 'DNB', 'Nordea', 'Sbanken', 'Sparebank', 'SpareBank 1', 'Danske Bank',
  'Storebrand', 'Gjensidige', 'Tryg', 'Fremtind', 'Frende', 'Kron', 'Nordnet', 'Bulder', 'Klarna', 'Vipps', 'PayPal',
  'Visa', 'Mastercard', 'BankID', 'Bank Norwegian', 'EiendomsMegler 1', 'Eiendomsmegler Vest', 'Krogsveen',
  'PrivatMegleren', 'Nordvik', 'Utleiemegleren', 'Hybel.no', 'OBOS', 'Selvaag', 'Propr', 'Husbanken', 'Aleris',
  'Volvat', 'Dr Dropin', 'Kry', 'Eyr', 'Colosseum', 'Odontia', 'Memira', 'Unilabs', 'BI', 'Kristiania', 'NKI',
  'Sonans', 'Noroff', 'Oslomet', 'Nooa', 'Webtid', 'Akademiet', 'Fagskolen', 'Lær Norsk Nå', 'Advokatguiden',
  'Legalis', 'HELP', 'Wiersholm', 'Thommessen', 'Schjødt', 'Amazon', 'eBay', 'Wish', 'Alibaba', 'Jula', 'Komplett',
  'Komplett.no', 'Power', 'Spar', 'Meny', 'Kid', 'Kid Interiør', 'Normal', 'Match', 'Vita', 'Finn', 'Elon', 'Mango',
  'Gant', 'Volt', 'Bonus', 'Høyer', 'Tempo', 'Staples', 'Name It', 'Vero Moda', 'Jack & Jones', 'Monki', 'Weekday',
  'Arket', 'Cos', 'Nordic Choice', 'Strawberry', 'Scandic', 'Thon', 'Ruter', 'Outland', 'Panduro', 'Søstrene',
  'Kay Hansen', 'Posten', 'PostNord', 'Bring', 'Helthjem', 'Porterbuddy',
];

/**
 * Names that are ordinary words too, in Norwegian or English. They count only where they are written as names: with a
 * capital letter inside a sentence.
 */
export const HOMOGRAPH_NAMES: ReadonlySet<string> = new Set([
  'ark', 'bi', 'boots', 'bring', 'buddy', 'chilli', 'escape travel', 'expert', 'extra', 'fischer', 'fabel', 'help',
  'joker', 'jordan', 'kicks', 'kry', 'life', 'lime', 'monter', 'nelly', 'obs', 'oso', 'posten', 'princess', 'slack',
  'snickers', 'solar', 'ticket', 'tine', 'tools', 'toys', 'tui', 'ving', 'visa', 'vy', 'wish', 'apollo', 'akademiet',
  'fagskolen', 'urmaker', 'power', 'komplett', 'spar', 'meny', 'kid', 'normal', 'match', 'vita', 'finn', 'mango',
  'volt', 'bonus', 'tempo', 'staples', 'name it', 'cos', 'strawberry', 'outland', 'søstrene', 'kiwi', 'thune',
  'møller', 'weekday', 'oda', 'eyr', 'tess', 'tryg', 'kron',
]);
