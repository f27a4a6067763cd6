// A remote runs inside a host: this entry is there for the build; `npm run dev -- mf-booking` hosts it against fakes.
import('./remote.tsx');
