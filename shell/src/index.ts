// The federation runtime has to be up before anything shared is imported.
import('./bootstrap.tsx');
