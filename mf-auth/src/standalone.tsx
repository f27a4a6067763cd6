// Federation's boundary: what is shared has to be there before anything that uses it is imported.
import('./standalone-page.tsx');
