#!/bin/sh
# two_hosts.sh COMMAND...: COMMAND as two ranks on two "hosts", which are network namespaces joined
# by a virtual cable. Exit code 77 where the kernel does not allow that.
set -u
one=upstar-one-$$
two=upstar-two-$$
trap 'ip netns del $one 2>/dev/null; ip netns del $two 2>/dev/null; rm -f "$agent"' EXIT
agent=$(mktemp)
{ ip netns add $one && ip netns add $two &&
  ip link add cable1 netns $one type veth peer name cable2 netns $two &&
  ip -n $one address add 10.77.0.1/24 dev cable1 && ip -n $two address add 10.77.0.2/24 dev cable2 &&
  ip -n $one link set cable1 up && ip -n $two link set cable2 up &&
  ip -n $one link set lo up && ip -n $two link set lo up; } 2>/dev/null || exit 77
cat >"$agent" <<EOF
#!/bin/sh
# In place of ssh: HOST COMMAND...
while [ "\${1#-}" != "\$1" ]; do shift; done
shift
exec ip netns exec $two sh -c "\$*"
EOF
chmod +x "$agent"
ip netns exec $one mpirun --allow-run-as-root --mca plm_rsh_agent "$agent" --mca btl tcp,self \
    --mca btl_tcp_if_include 10.77.0.0/24 --mca oob_tcp_if_include 10.77.0.0/24 \
    --host 10.77.0.1:1,10.77.0.2:1 -n 2 "$@"
