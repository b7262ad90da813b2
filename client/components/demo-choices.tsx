interface DemoChoicesProps {
  /** Why another is not read, where a field does not say it. */
  message?: string;
  /** Addresses a demo reads. */
  choices: readonly string[];
  onPick: (address: string) => void;
}

/** Why a demo does not read what was asked for, and what it does read, to choose from. */
export function DemoChoices({ message, choices, onPick }: DemoChoicesProps) {
  return (
    <div className="refusal stack g1">
      {message && <p role="alert"><b>{message}</b></p>}
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
