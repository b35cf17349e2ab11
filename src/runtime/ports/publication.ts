import type { DocumentKey } from '../../schema/documents/document.ts';

/** A possible decision about an effect. The first one is the default. */
export interface EffectChoice {
  value: string;
  title: string;
}

export interface PublicationEffect {
  id: string;
  document: DocumentKey | undefined;
  rows: number;
  samples: { record: string; before: string; after: string }[];
  message: string;
  choices: EffectChoice[];
  needsChoice: boolean;
  /** The reason why a publication cannot have this effect, and an alternative; undefined if it can. */
  refusal: string | undefined;
}

export interface PublicationPreview {
  effects: PublicationEffect[];
  /** Rights that the author or others would gain, one sentence each. Such a publication is refused. */
  gained: string[];
  mayAllow: boolean;
}

export interface PublicationDecisions {
  choices?: Readonly<Record<string, string>>;
  allow?: boolean;
}
