import { readPageData } from './page-data.ts';
import { guardPage } from './trusted-types.ts';

// Runs before the first chunk is loaded.
guardPage({ factory: Reflect.get(window, 'trustedTypes'), origin: location.origin, pageData: () => readPageData(document) });
// The federation runtime has to start before any shared import.
import('./bootstrap.tsx');
