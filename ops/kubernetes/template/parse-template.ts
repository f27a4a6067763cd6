export type Operand =
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'function'; name: string }
  /** `.a.b` starts at the dot, `$x.a` at a variable, `$` is the data that the template was given. */
  | { kind: 'field'; from: string; path: string[] }
  | { kind: 'pipeline'; commands: Operand[][] };
export type Pipeline = Operand[][];

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; pipeline: Pipeline }
  | { kind: 'assign'; variable: string; pipeline: Pipeline }
  | { kind: 'if' | 'with' | 'range'; variables: string[]; pipeline: Pipeline; body: Node[]; otherwise: Node[] };

export interface Template {
  body: Node[];
  defined: Map<string, Node[]>;
}

type Piece = { text: string } | { action: string };

/** Texts and actions, in turn; a dash beside the braces takes the white space away there. */
const piecesOf = (source: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let isTrimmed = false;
  const addText = (text: string) => pieces.push({ text: isTrimmed ? text.trimStart() : text });
  for (const match of source.matchAll(/\{\{(- )?\s*(\/\*[\s\S]*?\*\/|(?:"(?:[^"\\]|\\.)*"|[^"}])*?)\s*(-)?\}\}/g)) {
    const text = source.slice(from, match.index);
    addText(match[1] ? text.trimEnd() : text);
    isTrimmed = match[3] === '-';
    from = match.index + match[0].length;
    const action = match[2] ?? '';
    if (!action.startsWith('/*')) pieces.push({ action });
  }
  addText(source.slice(from));
  return pieces;
};

const token = /"(?:[^"\\]|\\.)*"|:=|\$\w*(?:\.\w+)*|(?:\.\w+)+|\.|-?\d+|\w+|[|(),]/gy;

const tokensOf = (action: string): string[] => {
  const tokens: string[] = [];
  for (let at = 0; at < action.length; ) {
    if (/\s/.test(action[at] ?? '')) {
      at += 1;
      continue;
    }
    token.lastIndex = at;
    const [found] = token.exec(action) ?? [];
    if (!found) throw new Error(`Not read: {{ ${action} }}`);
    tokens.push(found);
    at += found.length;
  }
  return tokens;
};

const operandOf = (text: string): Operand => {
  if (text.startsWith('"')) return { kind: 'value', value: JSON.parse(text) as string };
  if (/^-?\d+$/.test(text)) return { kind: 'value', value: Number(text) };
  if (text === 'true' || text === 'false') return { kind: 'value', value: text === 'true' };
  if (/^[.$]/.test(text)) {
    const [from = '', ...path] = text.split('.');
    return { kind: 'field', from: from || '.', path: path.filter((name) => name !== '') };
  }
  return { kind: 'function', name: text };
};

/** Takes the tokens of a pipeline up to the bracket that ends it. */
const takePipeline = (tokens: string[]): Pipeline => {
  const commands: Pipeline = [[]];
  for (let next = tokens.shift(); next !== undefined && next !== ')'; next = tokens.shift()) {
    if (next === '|') commands.push([]);
    else commands.at(-1)?.push(next === '(' ? { kind: 'pipeline', commands: takePipeline(tokens) } : operandOf(next));
  }
  if (commands.some((command) => command.length === 0)) throw new Error('A pipeline has an empty command');
  return commands;
};

/** `$key, $value := pipeline`, as a range has it. */
const takeVariables = (tokens: string[]): string[] => {
  const end = tokens.indexOf(':=');
  return end < 0 ? [] : tokens.splice(0, end + 1).filter((text) => text.startsWith('$'));
};

/** Takes nodes up to the `end` or `else` of their block, and says which it was. */
const takeNodes = (pieces: Piece[], defined: Template['defined']): { nodes: Node[]; end: string } => {
  const nodes: Node[] = [];
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    if ('text' in piece) {
      nodes.push({ kind: 'text', text: piece.text });
      continue;
    }
    const tokens = tokensOf(piece.action);
    const [word = ''] = tokens;
    if (word === 'end' || word === 'else') return { nodes, end: piece.action };
    if (word === 'define') defined.set(JSON.parse(tokens[1] ?? '') as string, takeBlock(pieces, defined).body);
    else if (word === 'if' || word === 'with' || word === 'range') {
      tokens.shift();
      nodes.push({ kind: word, variables: takeVariables(tokens), pipeline: takePipeline(tokens), ...takeBlock(pieces, defined) });
    } else {
      const [variable] = takeVariables(tokens);
      const pipeline = takePipeline(tokens);
      nodes.push(variable ? { kind: 'assign', variable, pipeline } : { kind: 'print', pipeline });
    }
  }
  return { nodes, end: '' };
};

const takeBlock = (pieces: Piece[], defined: Template['defined']): { body: Node[]; otherwise: Node[] } => {
  const { nodes: body, end } = takeNodes(pieces, defined);
  const rest = end === 'else' ? takeNodes(pieces, defined) : { nodes: [], end };
  if (rest.end !== 'end') throw new Error(`A block ends with ${rest.end || 'nothing'}`);
  return { body, otherwise: rest.nodes };
};

/** Reads a template of Go's text/template, of which it knows what the chart uses. Throws where it meets anything else. */
export const parseTemplate = (source: string): Template => {
  const defined: Template['defined'] = new Map();
  const { nodes: body, end } = takeNodes(piecesOf(source), defined);
  if (end) throw new Error(`${end} without a block`);
  return { body, defined };
};
