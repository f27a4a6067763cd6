const stackFrame = /^\s+at /;
/** The line above which Node draws the source that threw. */
const isEdge = (line: string) => /^\s*\^*\s*$/.test(line) || line.startsWith('{');
const longest = 500;

/** The message above the first frame of a stack: all its lines, as those of several wrong settings. */
const thrown = (lines: readonly string[]): string | undefined => {
  const frame = lines.findIndex((line) => stackFrame.test(line));
  if (frame < 1) return undefined;
  let first = frame;
  while (first > 0 && !isEdge(lines[first - 1] ?? '')) first--;
  const cause = lines.slice(frame).find((line) => line.includes('[cause]:'));
  return [...lines.slice(first, frame), ...(cause ? [cause] : [])].map((line) => line.trim()).join(' ');
};

interface LogLine {
  level?: string;
  msg?: string;
  err?: { message?: string };
}

/** The last line of a log that speaks of an error. */
const logged = (lines: readonly string[]): string | undefined => {
  for (const line of lines.toReversed()) {
    const { level, msg = '', err } = readLog(line);
    if (level === 'error' || level === 'fatal') return err?.message ? `${msg}: ${err.message}` : msg;
  }
  return undefined;
};

const readLog = (line: string): LogLine => {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
};

/** Why a process ended, in one line, from the last lines that it wrote; empty if it wrote none. */
export const causeOfEnd = (lines: readonly string[]): string =>
  (thrown(lines) || logged(lines) || lines.findLast((line) => line.trim() !== '')?.trim() || '').slice(0, longest);
