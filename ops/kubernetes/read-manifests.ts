import { parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** The objects in a text of YAML documents. Throws where one is broken. */
export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    return (document.toJS() as Manifest | null) ?? [];
  });

export const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
