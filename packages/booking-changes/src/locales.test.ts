import { testLocales } from '@plenary/platform/testing/test-locales';
import { texts } from './testing/texts.ts';

testLocales(texts);
