import { createContext } from 'react';

/** Whether what is drawn stands on a dialog: in the dark, dialogs and what lies in them are lighter than the page. */
export const RaisedContext = createContext(false);
