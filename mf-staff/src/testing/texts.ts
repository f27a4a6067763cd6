import changeEn from '@plenary/booking-changes/locales/en.json' with { type: 'json' };
import changeEs from '@plenary/booking-changes/locales/es.json' with { type: 'json' };
import changeFr from '@plenary/booking-changes/locales/fr.json' with { type: 'json' };
import changeNl from '@plenary/booking-changes/locales/nl.json' with { type: 'json' };
import { remoteTexts } from '@plenary/platform/testing/remote-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

export const createTexts = remoteTexts('staff', {
  fr: { ...fr, bookingChange: changeFr },
  en: { ...en, bookingChange: changeEn },
  es: { ...es, bookingChange: changeEs },
  nl: { ...nl, bookingChange: changeNl },
});
