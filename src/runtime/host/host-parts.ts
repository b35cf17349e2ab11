import { createContext, type ComponentType } from 'react';

/** Parts of pages that the host application draws itself and documents place by name. Nothing else of it can be placed. */
export type HostParts = Readonly<Record<string, ComponentType>>;

export type LoadParts = () => Promise<HostParts>;

/** Loads the host's parts for the documents below, when the first of them is met. */
export const HostPartsContext = createContext<LoadParts>(async () => ({}));
