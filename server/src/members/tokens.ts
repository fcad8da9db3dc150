// Secrets that people carry: in a link or a cookie. The database holds their hashes only.
import { hash, randomBytes } from 'node:crypto';

/** 256 bits: not to be guessed, so a plain hash of it is safe to store. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
