/** The schema emitter in bokmål. */
export const SCHEMA_NB = {
  title: 'Produktdata for nettbutikk – Storefront Analysis',
  description:
    'Leser én produktside og lager JSON-LD for vare, pris og spørsmål, med sitatet bak hver verdi. Det som ikke står på siden, utelates.',
  name: 'Produktdata',
  lead: 'Leser én produktside og lager kode (JSON-LD) som søkemotorer og KI-tjenester kan lese. Hver verdi står med sitatet den bygger på.',
  prose: [
    'Vi leser navn, beskrivelse, merke, bilder, varenummer, strekkode, pris, valuta, lagerstatus og spørsmål og svar. Hver verdi må stå ordrett på siden, ellers utelates den. Du ser også hva som mangler av det Google krever og anbefaler.',
    'Vi gjetter ikke, og vi skriver ikke pris før valuta og lagerstatus også er bekreftet. Koden lover ikke bedre plass i søket. Vi endrer ingenting i butikken: du limer inn koden selv.',
  ],
};

export type SchemaTexts = typeof SCHEMA_NB;
