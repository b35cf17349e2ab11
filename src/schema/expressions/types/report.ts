/** Receives a problem: code, a sentence, the place in the text, the nearest valid name. */
export type Report = (code: string, message: string, place: { start: number; end: number }, nearest?: string) => void;
