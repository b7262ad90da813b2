import type { NameWords } from './words.ts';

export const EN: NameWords = {
  at: '',
  via: 'at via through from',
  try: 'check visit try avoid',
  in: 'in on at from',
  verbs: 'beat has had sells sold offers offered delivers delivered ships shipped stocks carries opens opened'
    + ' closes closed launches launched owns runs operates accepts promises won took bought matches matched'
    + ' cuts refuses competes recommends expands sponsors imports makes made repairs answered owned ran gave'
    + ' let lets promised pays paid charges came went keeps kept refused plans announced'
    + ' gives have sell offer deliver ship stock carry match run',
  subjects: '',
  auxiliaries: 'is was are were became becomes can could will would should may might must do does did',
  particles: 'a an the too so very all what which who in on at to for with from of by about against without after'
    + ' also not now still here there first only other others many no never always',
  and: 'and or but versus vs than &',
  own: 'ltd inc store stores app',
  branches: 'norway sweden denmark finland',
  notices: 'nb ps',
  capitalised: 'American British Danish Dutch English European Finnish French German Italian Nordic Norwegian'
    + ' Scandinavian Spanish Swedish Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  trade: 'alternativ shop store retail sell sold buy bought (?<!\\p{L})order price cheap deliver ship stock deal discount'
    + ' sale return chain online pick compare £ € \\$',
  verbEndings: '',
  shop: 'shop store customer app collection',
  from: 'from by of for',
  size: 'sizes? in an?',
};
