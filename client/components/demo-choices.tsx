interface DemoChoicesProps {
  /** Why another is not read, where a field does not say it. */
  words?: string;
  /** Addresses a demo reads. */
  choices: readonly string[];
  onPick: (address: string) => void;
}

/** Why a demo does not read what was asked for, and what it does read, to choose from. */
export function DemoChoices({ words, choices, onPick }: DemoChoicesProps) {
  return (
    <div className="refusal stack g1">
      {words && <p role="alert"><b>{words}</b></p>}
      <ul className="cluster g3">
        {choices.map((address) => (
          <li key={address}>
            <button type="button" className="plain-button" onClick={() => onPick(address)}>{address}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}
