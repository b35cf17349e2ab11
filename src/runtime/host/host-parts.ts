import { createContext, type ComponentType } from 'react';

/**
 * Components of the host application that documents can place on pages, by name. Nothing else of the host can be
 * placed.
 */
export type HostParts = Readonly<Record<string, ComponentType>>;

export type LoadParts = () => Promise<HostParts>;

/** Loads the host's components for the documents below, when the first of them is used. */
export const HostPartsContext = createContext<LoadParts>(async () => ({}));
