// Finds the models and providers that a caller can connect. A sandbox has the simulated manufacturers, another
// workspace the systems with a driver, and a caller without a workspace the whole catalogue, marked by those systems.
import { modelKinds } from "./model-kinds.ts";
import { type Model, models } from "./models.ts";

/** A system of real locks, as far as the catalogue needs it. */
export interface OfferedSystem {
  readonly kind: string;
  readonly displayName: string;
  /** Numbers of the models that the system connects. @default none */
  readonly models?: readonly string[] | undefined;
}

interface Workspace {
  readonly is_sandbox: number;
}

export interface Asked {
  /** Workspace of the caller; `undefined` if the credential names none. */
  readonly workspace: Workspace | undefined;
  readonly systems: readonly OfferedSystem[];
}

type Abilities = Readonly<Partial<Record<`can_${string}`, true>>>;

export interface OfferedModel {
  readonly model: Model;
  readonly support: Model["support"];
  /** Names of the providers that connect the model, as `accepted_providers` takes them. */
  readonly providers: readonly string[];
  readonly abilities: Abilities;
  /** Whether access codes can be set remotely, as far as known of the model. */
  readonly hasCodes: boolean;
}

/** Offered models, in the order of models.json. */
export function offeredModels({ workspace, systems }: Asked): OfferedModel[] {
  if (workspace?.is_sandbox === 1) return models.map(simulated);
  const known = models.map((model) => reached(model, systems));
  return workspace ? known.filter(({ providers }) => providers.length > 0) : known;
}

function simulated(model: Model): OfferedModel {
  const { support, brand } = model;
  return support === "unsupported" ? unsupported(model) : offer(model, support, [brand], hasCodeAbility(model));
}

function reached(model: Model, systems: readonly OfferedSystem[]): OfferedModel {
  const providers = systems.filter((system) => system.models?.includes(model.id)).map(({ kind }) => kind);
  const { hub } = model;
  return providers.length === 0 ? unsupported(model) : offer(model, "live", providers, hub?.pins === true);
}

const hasCodeAbility = ({ category }: Model): boolean => codeAbility in modelKinds[category].abilities;

const codeAbility = "can_program_online_access_codes";

function offer(model: Model, support: Model["support"], providers: readonly string[], hasCodes: boolean): OfferedModel {
  const { [codeAbility]: codes, ...others } = modelKinds[model.category].abilities as Abilities;
  const abilities = hasCodes && codes ? { ...others, [codeAbility]: codes } : others;
  return { model, support, providers, abilities, hasCodes };
}

// Abilities of an unsupported model are left out, because nobody can use them.
const unsupported = (model: Model): OfferedModel => ({
  model,
  support: "unsupported",
  providers: [],
  abilities: {},
  hasCodes: hasCodeAbility(model),
});
