import path from 'node:path';
import { root } from '@plenary/build/steps';
import { type DatabaseName, databaseNames } from '@plenary/contracts/services';
import { releasesDir } from '../releases/settings.ts';

/** Database of a service: PostgreSQL if an address is set, else its file. */
export interface DatabasePlace {
  name: DatabaseName;
  url: string | undefined;
  file: string;
}

/** The persistent data of a deployment, by the settings that its parts read. */
export const placesOf = (environment: Readonly<Record<string, string | undefined>>) => {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  const databases: DatabasePlace[] = databaseNames.map((name) => ({
    name,
    url: environment[`DATABASE_URL_${name.toUpperCase()}`],
    file: path.join(dataDir, `${name}.sqlite`),
  }));
  // Documents are rendered again, and logs belong to the machine.
  const folders: Readonly<Record<'secrets' | 'mail' | 'releases', string>> = {
    secrets: path.join(dataDir, 'secrets'),
    mail: path.join(dataDir, 'mail'),
    releases: releasesDir({ ...environment, DATA_DIR: dataDir }),
  };
  return { dataDir, databases, folders };
};
