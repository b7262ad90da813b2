import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  access: {
    check: [
      'bestätig*', 'verifizier*', 'überprüf*', 'geprüft', 'prüfen', 'prüft', 'beweis*', 'stellen sicher',
      'sicherzustellen', 'lösen sie', 'aktiviert',
    ],
    person: ['roboter', 'mensch', 'bot', 'bots', 'captcha', 'ein mensch', 'kein bot'],
    browser: [
      'ihr browser', 'ihren browser', 'ihres browsers', 'dein browser', 'deinen browser', 'der browser', 'browser wird',
      'ihre verbindung', 'deine ip', 'ihre ip', 'verbindung',
    ],
    turnedAway: ['blockiert', 'gesperrt', 'verweigert', 'abgelehnt', 'eingeschränkt', 'untersagt', 'ausgesperrt'],
    cause: [
      'ip-adresse*', 'ihre ip', 'deine ip', 'verdächtig*', 'automatisch*', 'automatisiert*', 'sicherheit*', 'bots',
      'roboter', 'firewall', 'angriff*',
    ],
    finding: [
      'ungewöhnlichen datenverkehr', 'ungewöhnliche aktivität*', 'ungewöhnlicher datenverkehr',
      'verdächtige aktivität*', 'verdächtigen datenverkehr', 'automatisierte anfragen', 'automatische anfragen',
      'automatisierte zugriffe', 'als roboter identifiziert', 'als bot',
    ],
    checkName: [
      'sicherheitsprüfung', 'sicherheitsüberprüfung', 'sicherheitskontrolle', 'sicherheitsabfrage', 'botschutz',
      'bot-schutz', 'bot-prüfung', 'sind sie ein mensch', 'sind sie ein roboter', 'bist du ein mensch',
      'bist du ein roboter', 'mensch oder roboter', 'aktion erforderlich', 'ich bin kein roboter',
    ],
    wait: ['bitte warten', 'einen moment', 'einen augenblick', 'wird geladen', 'moment bitte'],
    otherPurpose: [
      'absenden', 'senden', 'abschicken', 'newsletter*', 'kommentar*', 'volljährig*', 'zahlung*', 'bestellung*',
      'anmelden', 'konto*', 'rechnung*',
    ],
    inLine: [
      'sie sind in der warteschlange', 'sie befinden sich in der warteschlange', 'sie sind jetzt in der warteschlange',
      'du bist in der warteschlange', 'sie stehen in der warteschlange', 'warteraum', 'virtueller warteraum',
      'virtuelle warteschlange', 'warteschlange', 'ihre position', 'an der reihe', 'vor ihnen',
    ],
    comingSoon: ['demnächst verfügbar', 'in kürze verfügbar', 'wir eröffnen bald', 'bald verfügbar', 'im aufbau'],
    maintenance: [
      'wartung', 'wartungsarbeiten', 'wartungsmodus', 'gleich zurück', 'bald wieder da', 'bald zurück',
      'vorübergehend geschlossen',
    ],
  },
};
