# Completion of upstar for bash: commands, options, formats, papers and help topics.

_upstar() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command= word i
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
            --format | --time-limit | --memory-limit | --plot) ((i++)) ;;
            eval | explain | papers | help) command=$word && break ;;
        esac
    done

    local common='--format --time-limit --memory-limit --help'
    local words=
    case $previous in
        --format) words='text unicode latex json svg' ;;
        --time-limit | --memory-limit) return ;;
        --plot)
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
        *)
            case $command in
                '') words="eval explain papers help $common --version" ;;
                eval) words="--plot $common" ;;
                explain) words=$common ;;
                papers) words="erickson ernst heubach-dufour berlekamp-scott $common" ;;
                help) words="values operators properties language games commands --help
                             $(upstar help properties 2>/dev/null | sed -nE 's/^ +\.?([A-Za-z]+).*/\1/p')
                             $(upstar help games 2>/dev/null | sed -nE 's/^ +([a-z_]+) .*/\1/p')" ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current" | sort -u)
}

complete -F _upstar upstar
