import { remoteTexts } from '@plenary/platform/testing/remote-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

export const texts = { fr, en, es, nl };

export const createTexts = remoteTexts('remote', {
  fr: { bookingChange: fr },
  en: { bookingChange: en },
  es: { bookingChange: es },
  nl: { bookingChange: nl },
});
