import type { Endpoint, Owner } from '@plenary/contracts/endpoint';

interface Node {
  children: Map<string, Node>;
  /** Owners of the calls at this path and below it. */
  owners: Set<Owner>;
  /** Of the calls at this path. */
  own?: Owner;
}

const createNode = (): Node => ({ children: new Map(), owners: new Set() });
const anyName = '{}';
const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const add = (root: Node, { path, service }: Endpoint): void => {
  let node = root;
  for (const segment of segmentsOf(path)) {
    const key = segment.startsWith('{') ? anyName : segment;
    const child = node.children.get(key) ?? createNode();
    node.children.set(key, child);
    child.owners.add(service);
    node = child;
  }
  if (node.own && node.own !== service) throw new Error(`${path} has two owners: ${node.own} and ${service}`);
  node.own = service;
};

const ownerAt = ({ own, owners }: Node): Owner | undefined => own ?? (owners.size === 1 ? [...owners][0] : undefined);

/** Finds who owns a path: the owner of the longest part of it that has one alone. */
export const createOwners = (endpoints: readonly Endpoint[]): ((pathname: string) => Owner | undefined) => {
  const root = createNode();
  for (const endpoint of endpoints) add(root, endpoint);
  return (pathname) => {
    let node: Node | undefined = root;
    let owner: Owner | undefined;
    for (const segment of segmentsOf(pathname)) {
      node = node.children.get(segment) ?? (segment === '' ? undefined : node.children.get(anyName));
      if (!node) break;
      owner = ownerAt(node) ?? owner;
    }
    return owner;
  };
};
