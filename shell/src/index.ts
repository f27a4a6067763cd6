import { readPageData } from './page-data.ts';
import { guardPage } from './trusted-types.ts';

// Runs before the first chunk is loaded.
guardPage({ factory: Reflect.get(window, 'trustedTypes'), origin: location.origin, pageData: () => readPageData(document) });
const start = () => void import('./bootstrap.tsx');
// The federation runtime has to start before any shared import. A page that can be read already is made alive in short tasks.
if (document.getElementById('root')?.hasChildNodes()) setTimeout(start);
else start();
