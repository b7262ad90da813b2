import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  access: {
    check: ['conferma*', 'verific*', 'dimostra*', 'controll*', 'risolvi*', 'completa*', 'assicura*'],
    person: ['robot', 'umano', 'umana', 'un essere umano', 'bot', 'captcha', 'una persona'],
    browser: ['il tuo browser', 'il suo browser', 'del browser', 'il browser', 'la tua connessione', 'la connessione'],
    turnedAway: ['bloccato', 'bloccata', 'negato', 'rifiutata', 'limitato', 'vietato'],
    cause: ['indirizzo ip', 'sospett*', 'automatic*', 'automatizzat*', 'sicurezza', 'robot', 'bot', 'firewall'],
    finding: [
      'traffico insolito', 'traffico anomalo', 'attività insolita', 'attività sospetta', 'attività anomala',
      'richieste automatiche', 'richieste automatizzate',
    ],
    checkName: [
      'controllo di sicurezza', 'verifica di sicurezza', 'sei umano', 'sei un robot', 'sei un essere umano',
      'umano o robot', 'verifica umana', 'non sono un robot',
    ],
    wait: ['attendere', 'attendere prego', 'un momento', 'un attimo', 'attendi', 'caricamento'],
    otherPurpose: [
      'invia*', 'newsletter', 'commento', 'commenti', 'maggiorenne', 'pagamento', 'ordine', 'accedi', 'account',
      'fattura*',
    ],
    inLine: [
      'sei in coda', 'è in coda', 'sei in fila', 'sei nella coda', "sala d'attesa", 'sala di attesa', 'coda virtuale',
      'il tuo turno', 'la tua posizione', 'davanti a te',
    ],
    comingSoon: ['prossimamente', 'apriamo presto', 'prossima apertura', 'in costruzione'],
    maintenance: ['manutenzione', 'torniamo presto', 'torneremo presto', 'torniamo subito', 'temporaneamente chiuso'],
  },
};
