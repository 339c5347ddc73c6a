# Completion of upstar for bash: commands, options, formats, papers and help topics.

_upstar_games() { upstar help games 2>/dev/null | sed -nE 's/^ +([a-z_]+) .*/\1/p'; }

_upstar() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command= word i
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
            --format | --time-limit | --memory-limit | --plot | --with | --you | --first) ((i++)) ;;
            --range | --threads | --show | --longest | --journal | --output | --hold-back | --guess | --toward) ((i++)) ;;
            --certificate | --to) ((i++)) ;;
            --max | --rule | --a | --set | --bits | --rules | --gap | --proofs | --strategy) ((i++)) ;;
            eval | explain | analyse | play | table | conjecture | dots | konane | nim | papers | help) command=$word && break ;;
        esac
    done

    local common='--format --time-limit --memory-limit --help'
    local family='--range --with --threads --output --progress'
    local words=
    case $previous in
        --format) words='text unicode latex csv json svg' ;;
        --you) words='left right' ;;
        --first) words='you machine left right' ;;
        --show) words='value outcome mean temperature left-stop right-stop nim-value' ;;
        --rules) words='ancient modern' ;;
        --to) words='bits algebraic moves picture wilson graph edges' ;;
        --toward) words='up down left right' ;;
        --time-limit | --memory-limit | --with) return ;;
        --rule) words='V1 V2 V3 V4 V5 V6' ;;
        --range | --threads | --longest | --hold-back | --guess | --max | --a | --bits | --gap) return ;;
        --plot | --journal | --output | --proofs | --strategy | --certificate)
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
        *)
            case $command in
                '') words="eval explain analyse play table conjecture dots konane nim papers help $common --version" ;;
                eval) words="--plot $common" ;;
                explain) words=$common ;;
                analyse) words="$(_upstar_games) --with $common" ;;
                play) words="$(_upstar_games) --you --first --with $common" ;;
                table) words="$(_upstar_games) --show --guess --longest --journal $family $common" ;;
                nim) words="sieve pattern prove check-proof theorems --set --bits --output --max --rule --a --path --count --list --up-to-symmetry --shifts --journal --threads --progress $common" ;;
                conjecture) words="$(_upstar_games) --hold-back --by-outcome $family $common" ;;
                dots) words="analyse solve flight check-certificate convert --moves --line --checkpoint --to --certificate --threads --progress $common" ;;
                konane) words="solve check dictionary penetration --rules --gap --first --proofs --strategy --board --colours --value --smallest --differ --toward --fewest --threads --progress $common" ;;
                papers) words="erickson ernst heubach-dufour berlekamp-scott --quick --full --threads --progress $common" ;;
                help) words="values operators properties language games commands --help
                             $(upstar help properties 2>/dev/null | sed -nE 's/^ +\.?([A-Za-z]+).*/\1/p')
                             $(_upstar_games)" ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current" | sort -u)
}

complete -F _upstar upstar
