// Which provider serves a model, by its name. Nothing of the SDK is loaded before a model
// is configured, for it takes some 28 MB and half a second; then only the provider in use.
import type { LanguageModel } from 'ai';
import { ConfigError } from '../../platform/errors.ts';
import { makeEndpointFetch } from './endpoint.ts';

export interface ModelSettings {
  /** `anthropic/…`, `openai/…`, `google/…`, or any name together with a base URL. */
  model: string;
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
}

// Always given to the provider, so that it never takes an address from a variable
// of its own and sends our key there.
const homes = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

type Provider = keyof typeof homes | 'openai-compatible';

interface Served {
  provider: Provider;
  modelId: string;
  baseURL: string;
  apiKey: string | undefined;
}

/**
 * A known prefix picks its provider, wherever it is served; any other name is taken as it is, on an
 * OpenAI-compatible endpoint. `openai-compatible/` says so outright, for endpoints whose
 * own names look like ours (`openai-compatible/anthropic/…` on a router).
 */
export function whoServes({ model, baseUrl, apiKey }: ModelSettings): Served {
  const [, prefix, rest] = /^(anthropic|openai|google|openai-compatible)\/(.+)$/.exec(model) ?? [];
  if (prefix === 'anthropic' || prefix === 'openai' || prefix === 'google') {
    if (baseUrl === undefined && apiKey === undefined) {
      throw new ConfigError([`FACET_AGENT_API_KEY must be set for ${model}`]);
    }
    const modelId = rest ?? model;
    return { provider: prefix, modelId, baseURL: baseUrl ?? homes[prefix], apiKey };
  }
  if (baseUrl === undefined) {
    throw new ConfigError([
      'FACET_AGENT_MODEL must start with anthropic/, openai/ or google/, or FACET_AGENT_BASE_URL must say where the model is served',
    ]);
  }
  return { provider: 'openai-compatible', modelId: rest ?? model, baseURL: baseUrl, apiKey };
}

export async function openModel(
  settings: ModelSettings,
  maxOutputTokens: number,
): Promise<LanguageModel> {
  const { provider, modelId, baseURL, apiKey } = whoServes(settings);
  // The SDK would write its remarks to the console, between the lines of our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const fetch = makeEndpointFetch(maxOutputTokens);
  // An empty key is a key: without one, a provider would look for its own variable.
  const known = { baseURL, fetch, apiKey: apiKey ?? '' };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(known)(modelId);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(known)(modelId);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(known)(modelId);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
      const open = createOpenAICompatible({
        name: 'endpoint',
        baseURL,
        fetch,
        ...(apiKey === undefined ? {} : { apiKey }),
      });
      // Many such servers send what the model thinks as part of its text.
      const middleware = extractReasoningMiddleware({ tagName: 'think' });
      return wrapLanguageModel({ model: open(modelId), middleware });
    }
  }
}
