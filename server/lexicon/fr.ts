import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  access: {
    check: ['confirm*', 'prouve*', 'vérifi*', 'vérification', 'assurer', 'résoudre', 'résolvez'],
    person: ['robot', 'robots', 'humain', 'êtes humain', 'bot', 'bots', 'captcha'],
    browser: ['votre navigateur', 'le navigateur', 'votre connexion'],
    turnedAway: [
      'bloqué', 'bloquée', 'refusé', 'refusée', 'interdit', 'restreint', 'limité', 'rejetée', 'banni', 'bannie',
    ],
    cause: ['adresse ip', 'suspect*', 'automatique*', 'automatisé*', 'sécurité', 'robots', 'bots', 'pare-feu'],
    finding: [
      'trafic inhabituel', 'activité inhabituelle', 'activité suspecte', 'trafic suspect', 'requêtes automatisées',
      'requêtes automatiques', 'trafic automatisé',
    ],
    checkName: [
      'vérification de sécurité', 'contrôle de sécurité', 'êtes-vous un robot', 'êtes-vous humain',
      'êtes-vous un humain', 'humain ou robot', 'vérification humaine', 'je ne suis pas un robot',
    ],
    wait: ['veuillez patienter', 'un instant', 'un moment', 'chargement', 'patientez'],
    otherPurpose: [
      'envoyer', 'envoi', 'newsletter', "lettre d'information", 'commentaire*', 'majeur', 'paiement', 'commande*',
      'connecter', 'compte', 'facture*',
    ],
    inLine: [
      "vous êtes dans la file", "vous êtes dans une file", "vous êtes en file", "file d'attente", "salle d'attente",
      "salle d'attente virtuelle", 'votre position', 'votre tour', 'devant vous',
    ],
    comingSoon: ['bientôt disponible', 'ouverture prochaine', 'ouvre bientôt', 'en construction'],
    maintenance: [
      'maintenance', 'bientôt de retour', 'de retour bientôt', 'de retour dans quelques instants',
      'temporairement fermé', 'temporairement fermée',
    ],
  },
};
