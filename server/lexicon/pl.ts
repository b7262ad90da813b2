import type { Lexicon } from './lexicon.ts';

export const pl: Lexicon = {
  access: {
    check: [
      'potwierdź*', 'potwierdzić', 'sprawdzamy', 'sprawdzanie', 'sprawdzić', 'zweryfikuj*', 'weryfik*', 'udowodnij',
      'upewni*', 'rozwiąż',
    ],
    person: ['robotem', 'robot', 'roboty', 'botem', 'bot', 'boty', 'człowiekiem', 'captcha'],
    browser: [
      'twoją przeglądarkę', 'twojej przeglądarki', 'przeglądarki', 'przeglądarkę', 'przeglądarka', 'połączenie',
      'połączenia',
    ],
    turnedAway: [
      'zablokowany', 'zablokowane', 'zablokowana', 'zablokowano', 'odmowa', 'odrzucone', 'ograniczony', 'zabroniony',
    ],
    cause: [
      'adres ip', 'adresu ip', 'podejrzan*', 'automatyczn*', 'zautomatyzowan*', 'bezpieczeństw*', 'roboty', 'boty',
      'botów', 'zapora', 'zaporę',
    ],
    finding: [
      'nietypowy ruch', 'nietypową aktywność', 'podejrzany ruch', 'podejrzaną aktywność', 'zautomatyzowane zapytania',
      'automatyczne zapytania', 'automatyczny ruch',
    ],
    checkName: [
      'kontrola bezpieczeństwa', 'weryfikacja bezpieczeństwa', 'sprawdzanie bezpieczeństwa', 'czy jesteś robotem',
      'czy jesteś człowiekiem', 'człowiek czy robot', 'nie jestem robotem',
    ],
    wait: ['proszę czekać', 'chwileczkę', 'chwila', 'ładowanie', 'poczekaj', 'jeszcze chwila'],
    otherPurpose: [
      'wyślij', 'wysłaniem', 'newsletter*', 'komentarz*', 'pełnoletni*', 'płatność', 'płatności', 'zamówieni*',
      'zaloguj*', 'konto', 'faktur*',
    ],
    inLine: [
      'jesteś w kolejce', 'znajdujesz się w kolejce', 'poczekalnia', 'wirtualna poczekalnia', 'wirtualna kolejka',
      'twoja kolej', 'twoje miejsce w kolejce', 'przed tobą', 'pozycja w kolejce',
    ],
    comingSoon: ['już wkrótce', 'otwarcie wkrótce', 'wkrótce otwieramy', 'w budowie'],
    maintenance: [
      'konserwacja', 'prace konserwacyjne', 'przerwa techniczna', 'zaraz wracamy', 'wkrótce wracamy',
      'tymczasowo zamknięty',
    ],
  },
};
