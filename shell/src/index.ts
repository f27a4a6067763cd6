import { readPageData } from './page-data.ts';
import { guardPage } from './trusted-types.ts';

// Before the first chunk is asked for.
guardPage({ factory: Reflect.get(window, 'trustedTypes'), origin: location.origin, pageData: () => readPageData(document) });
// The federation runtime has to be up before anything shared is imported.
import('./bootstrap.tsx');
