export type Report = (code: string, message: string, place: { start: number; end: number }, nearest?: string) => void;
