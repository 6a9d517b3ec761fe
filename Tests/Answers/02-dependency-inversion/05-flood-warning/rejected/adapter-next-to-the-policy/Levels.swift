// The adapters stand next to the policy.
